//! Plots as SVG.

use std::fmt::Write as _;

use crate::report::Report;
use crate::score_stats::ratio;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 320.0;
const MARGIN: f64 = 40.0;

/// A bar chart of the scores, with shares in percent and numbers below the bars.
pub fn histogram_svg(report: &Report) -> String {
    let lowest = report.histogram.keys().next().copied().unwrap_or(0);
    let highest = report.max_score.max(lowest);
    let bars = f64::from(highest) - f64::from(lowest) + 1.0;
    let largest = report.histogram.values().max().copied().unwrap_or(1);
    let step = (WIDTH - 2.0 * MARGIN) / bars;
    let title = format!(
        "{}, {} players: {:.3} ± {:.3} points, {:.2} % perfect, {} games",
        escaped(&report.bot),
        report.players,
        report.mean,
        report.stderr,
        100.0 * report.perfect,
        report.games
    );
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         role=\"img\" font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\">\n\
         <title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{}\" y=\"20\" font-size=\"13\">{title}</text>\n",
        WIDTH / 2.0
    );
    for score in lowest..=highest {
        let games = report.histogram.get(&score).copied().unwrap_or(0);
        let height = (HEIGHT - 3.0 * MARGIN) * ratio(games, largest);
        let left = MARGIN + step * (f64::from(score) - f64::from(lowest));
        let top = HEIGHT - MARGIN - height;
        let middle = left + step / 2.0;
        // Writing to a string can't fail.
        let _ = write!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{height:.1}\" \
             fill=\"#4a6fa5\"/>\n<text x=\"{middle:.1}\" y=\"{:.1}\">{score}</text>\n",
            step * 0.9,
            HEIGHT - MARGIN + 15.0
        );
        if games > 0 {
            let share = 100.0 * ratio(games, report.games.max(1));
            let _ = writeln!(
                svg,
                "<text x=\"{middle:.1}\" y=\"{:.1}\" font-size=\"9\">{share:.2}</text>",
                top - 4.0
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
