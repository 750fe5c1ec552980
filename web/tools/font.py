"""Cuts the typeface of the page out of its npm package: the characters of our languages, numerals of
one height, and the tables that a browser needs. Run once after `npm ci`, and again if a language or the
package changes; then `node tools/vendor.js` takes the new checksums down.

    pip install fonttools==4.68.0 brotli==1.2.1
    python3 tools/font.py            write vendor/alegreya-sans-{400,700}.woff2, and the typeface of pictures
    python3 tools/font.py --metrics  only say how far the fallback differs (tokens.css has these numbers)
"""

import io
import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parent.parent
PACKAGE = WEB / "node_modules" / "@fontsource" / "alegreya-sans" / "files"
PICTURES = WEB.parent / "crates" / "web-assets" / "data" / "alegreya-sans-700.ttf"
WEIGHTS = (400, 700)
# Its small letters are smaller than those of most typefaces, so the page shows it a little larger.
ENLARGED = 1.08
# Windows-1252 holds the letters of western Europe, so that names of people are in one typeface too.
LATIN = "".join(bytes([n]).decode("cp1252", "ignore") for n in [*range(0x20, 0x7F), *range(0x80, 0x100)])
# Where a machine has no such font, a fallback of equal metrics is looked for under these names.
FALLBACK = Path("/usr/share/fonts/truetype/liberation")


def texts() -> str:
    """All that the page can say by itself."""
    files = [*WEB.glob("../locales/*/*.ftl"), *WEB.glob("../docs/conventions*.md")]
    return "".join(path.read_text(encoding="utf-8") for path in files)


def lining(font: TTFont) -> None:
    """Makes the numerals of one height the ordinary ones: numbers are read at a glance here."""
    gsub = font["GSUB"].table
    swap: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    swap.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
    for table in font["cmap"].tables:
        for code, name in table.cmap.items():
            if chr(code).isdigit() and name in swap:
                table.cmap[code] = swap[name]


def cut(weight: int, characters: str, flavor: str | None = "woff2") -> bytes:
    """One weight with these characters, as WOFF2 or as a plain TrueType font."""
    font = TTFont(PACKAGE / f"alegreya-sans-latin-{weight}-normal.woff2")
    lining(font)
    options = subset.Options()
    options.layout_features = ["kern", "liga", "ccmp", "mark", "locl"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.flavor = flavor
    worker = subset.Subsetter(options)
    worker.populate(text=characters)
    worker.subset(font)
    packed = io.BytesIO()
    subset.save_font(font, packed, options)
    return packed.getvalue()


def width(font: TTFont, text: str) -> float:
    """The mean width of a character of `text`, in units of the type size."""
    cmap, metrics = font.getBestCmap(), font["hmtx"]
    widths = [metrics[cmap[ord(c)]][0] for c in text if ord(c) in cmap]
    return sum(widths) / len(widths) / font["head"].unitsPerEm


def metrics(text: str) -> None:
    """Says what makes the fallback as wide and as high as the typeface."""
    for weight, name in ((400, "LiberationSans-Regular.ttf"), (700, "LiberationSans-Bold.ttf")):
        ours = TTFont(WEB / "vendor" / f"alegreya-sans-{weight}.woff2")
        scale = width(ours, text) / width(TTFont(FALLBACK / name), text)
        hhea, em = ours["hhea"], ours["head"].unitsPerEm
        sizes = (hhea.ascent, -hhea.descent, hhea.lineGap)
        ascent, descent, gap = (f"{size / em / scale:.1%}" for size in sizes)
        print(f"{weight}: size-adjust: {scale * ENLARGED:.1%}; ascent-override: {ascent};", end=" ")
        print(f"descent-override: {descent}; line-gap-override: {gap};")


def main() -> None:
    """Writes the files, and says what they weigh and what the fallback needs."""
    said = texts()
    letters = "".join(re.findall(r"\w| ", said))
    if "--metrics" not in sys.argv:
        for weight in WEIGHTS:
            path = WEB / "vendor" / f"alegreya-sans-{weight}.woff2"
            path.write_bytes(cut(weight, LATIN + said))
            print(f"{path.name}: {path.stat().st_size / 1024:.1f} KiB")
        # The server draws the pictures of tables with it.
        PICTURES.write_bytes(cut(700, LATIN + said, None))
        print(f"{PICTURES.name}: {PICTURES.stat().st_size / 1024:.1f} KiB")
    metrics(letters)


if __name__ == "__main__":
    main()
