"""Starts a program for TensorFlow 1, by hand, with a TensorFlow for Python 3.11:

    pip install "tensorflow-cpu==2.15.*" tf-slim gin-config
    python tensorflow_1.py train.py --base_dir=FOLDER …                          # with the original environment
    python -m kagiya.compat tensorflow_1.py train.py --base_dir=FOLDER …         # with this one

TensorFlow 1 itself needs Python 3.7 or older. `tensorflow.compat.v1` has its names but those of `contrib`, of which
tf-slim has what the programs use.
"""

import runpy
import sys
import types

import tensorflow.compat.v1 as tf
import tf_slim
from tensorflow.python.ops.data_flow_ops import StagingArea

tf.disable_v2_behavior()
tf.contrib = types.SimpleNamespace(
    slim=tf_slim,
    layers=types.SimpleNamespace(softmax=tf_slim.layers.softmax),
    staging=types.SimpleNamespace(StagingArea=StagingArea),
)
sys.modules["tensorflow"] = tf
del sys.argv[0]
sys.path.insert(0, ".")
runpy.run_path(sys.argv[0], run_name="__main__")
