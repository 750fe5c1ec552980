//! The course of a game as a picture.

use std::fmt::Write as _;

use crate::label::Label;
use crate::review::Review;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 40.0;
const RIGHT: f64 = 40.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 44.0;

/// The texts of the picture, in the language of its reader.
#[derive(Clone, Debug)]
pub struct GraphTexts {
    pub title: String,
    pub points: String,
    pub possible: String,
    pub perfect: String,
    pub pace: String,
    pub turn: String,
    /// The name of each label, in the order of [`Label::ALL`].
    pub labels: [String; 5],
}

/// A line of the graph.
struct Line<'a> {
    name: &'a str,
    color: &'static str,
    dashes: &'static str,
    /// From 0 to 1 by turn; `None` where there is no value.
    heights: Vec<Option<f64>>,
}

impl Review {
    /// The expected and the possible points, the chance of a perfect game, the pace, and marks at
    /// inaccuracies, mistakes and blunders, as SVG. The left scale has points and pace, the right
    /// one percent.
    pub fn svg(&self, texts: &GraphTexts) -> String {
        let full = f64::from(self.full_points.max(1000)) / 1000.0;
        let values = || self.turns.iter().map(|turn| turn.value.as_ref());
        let thousandths = |mean: i32| f64::from(mean) / 1000.0;
        let lines = [
            Line {
                name: &texts.possible,
                color: "#8a8f98",
                dashes: "",
                heights: self
                    .turns
                    .iter()
                    .map(|turn| Some(f64::from(turn.max_points) / full))
                    .collect(),
            },
            Line {
                name: &texts.points,
                color: "#1d4e89",
                dashes: "",
                heights: values()
                    .map(|it| Some(thousandths(it?.done.points.mean) / full))
                    .collect(),
            },
            Line {
                name: &texts.perfect,
                color: "#2e7d32",
                dashes: "6 3",
                heights: values()
                    .map(|it| Some(thousandths(it?.done.perfect.mean)))
                    .collect(),
            },
            Line {
                name: &texts.pace,
                color: "#b26a00",
                dashes: "2 3",
                heights: self
                    .figures
                    .pace
                    .iter()
                    .skip(1)
                    .map(|pace| pace.map(|pace| f64::from(pace.max(0)) / full))
                    .collect(),
            },
        ];
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             role=\"img\" font-family=\"sans-serif\" font-size=\"11\">\n\
             <title>{title}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
             <text x=\"{LEFT}\" y=\"18\" font-size=\"13\">{title}</text>\n",
            title = escaped(&texts.title)
        );
        self.axes(full, texts, &mut svg);
        let mut x = LEFT;
        for line in &lines {
            self.draw(line, &mut svg);
            let _ = writeln!(
                svg,
                "<path d=\"M{x:.0} 32h18\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"{}\"/>\
                 <text x=\"{:.0}\" y=\"36\">{}</text>",
                line.color,
                line.dashes,
                x + 22.0,
                escaped(line.name)
            );
            x += (WIDTH - LEFT - RIGHT) / 4.0;
        }
        self.marks(full, texts, &mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    fn x(&self, place: usize) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a game has few turns")]
        let share = (place as f64 + 0.5) / self.turns.len().max(1) as f64;
        LEFT + share * (WIDTH - LEFT - RIGHT)
    }

    fn axes(&self, full: f64, texts: &GraphTexts, svg: &mut String) {
        for step in 0..=5 {
            let share = f64::from(step) / 5.0;
            let y = y(share);
            let _ = writeln!(
                svg,
                "<path d=\"M{LEFT} {y:.1}H{}\" stroke=\"#ddd\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{:.0}</text>\
                 <text x=\"{}\" y=\"{:.1}\">{:.0} %</text>",
                WIDTH - RIGHT,
                LEFT - 6.0,
                y + 4.0,
                share * full,
                WIDTH - RIGHT + 4.0,
                y + 4.0,
                100.0 * share
            );
        }
        for place in (9..self.turns.len()).step_by(10) {
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                self.x(place),
                HEIGHT - BOTTOM + 16.0,
                place + 1
            );
        }
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            WIDTH / 2.0,
            HEIGHT - 10.0,
            escaped(&texts.turn)
        );
    }

    fn draw(&self, line: &Line<'_>, svg: &mut String) {
        let mut path = String::new();
        let mut is_open = false;
        for (place, height) in line.heights.iter().enumerate() {
            if let Some(height) = height {
                let step = if is_open { 'L' } else { 'M' };
                let _ = write!(
                    path,
                    "{step}{:.1} {:.1}",
                    self.x(place),
                    y(height.clamp(0.0, 1.0))
                );
            }
            is_open = height.is_some();
        }
        let _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" \
             stroke-dasharray=\"{}\"/>",
            line.color, line.dashes
        );
    }

    /// Marks at the expected points of bad decisions, with a sign that needs no color.
    fn marks(&self, full: f64, texts: &GraphTexts, svg: &mut String) {
        for (place, turn) in self.turns.iter().enumerate() {
            let Some(value) = &turn.value else { continue };
            let (sign, color) = match value.label {
                Label::Excellent => ("!", "#2e7d32"),
                Label::Fine => continue,
                Label::Inaccuracy => ("?!", "#b26a00"),
                Label::Mistake => ("?", "#b3261e"),
                Label::Blunder => ("??", "#8c1d18"),
            };
            let share = f64::from(value.done.points.mean) / 1000.0 / full;
            let (x, y) = (self.x(place), y(share.clamp(0.0, 1.0)));
            let _ = writeln!(
                svg,
                "<g><title>{turn} {number}: {label}</title>\
                 <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{color}\"/>\
                 <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-weight=\"bold\" \
                 fill=\"{color}\">{sign}</text></g>",
                y + 18.0,
                turn = escaped(&texts.turn),
                number = turn.number,
                label = escaped(&texts.labels[value.label as usize]),
            );
        }
    }
}

fn y(share: f64) -> f64 {
    TOP + (1.0 - share) * (HEIGHT - TOP - BOTTOM)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
