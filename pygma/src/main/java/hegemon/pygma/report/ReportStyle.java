package hegemon.pygma.report;

/** How reports look, on a screen and on A4. */
final class ReportStyle {
    static final String CSS =
            """
            html { color-scheme: light; background: #fff }
            body { font: 10pt/1.4 "Hegemon", "DejaVu Sans", sans-serif; color: #000; max-width: 180mm; margin: 8mm auto; padding: 0 4mm }
            h1 { font-size: 22pt; line-height: 1.1; margin: 0 }
            h2 { font-size: 14pt; margin: 8mm 0 3mm; padding-bottom: 1mm; border-bottom: 1.5pt solid #000; page-break-after: avoid }
            h3 { font-size: 10.5pt; margin: 5mm 0 1.5mm; page-break-after: avoid }
            .game { margin: 0; font-size: 9pt; letter-spacing: 2pt }
            .month { margin: 1mm 0 4mm }
            ul { margin: 0 0 2mm; padding-left: 5mm }
            li { white-space: pre-wrap }
            table { border-collapse: collapse; width: 100% }
            .figures td { border: .75pt solid #000; padding: 1.5mm 2.5mm }
            .figures span { font-size: 8pt }
            .figures strong { font-size: 12pt }
            .data th, .data td { padding: .8mm 3mm .8mm 0; text-align: left; vertical-align: top; border-bottom: .5pt solid #aaa }
            .data th { font-size: 8.5pt; border-bottom: 1pt solid #000 }
            .data .number { text-align: right; white-space: nowrap }
            .data tr { page-break-inside: avoid }
            .of-account .data tbody tr:first-child td, .of-account .data tbody tr:last-child td { font-weight: bold }
            .of-account .data { width: 60% }
            .of-supplies, .of-luxuries, .of-settlements, .of-merchants { page-break-inside: avoid }
            .of-orders td:first-child { width: 42%; font-size: 9pt }
            .charts { margin-top: 5mm; page-break-inside: avoid }
            .charts td { width: 50%; padding: 0; vertical-align: top }
            .charts h3 { margin-top: 0 }
            svg { max-width: 100% }
            .legend { margin: 0 0 4mm; font-size: 8pt }
            .legend td { padding: .4mm 1mm; vertical-align: middle }
            .map { text-align: center; page-break-inside: avoid }
            .map svg { display: block; margin: 0 auto }
            @page { size: A4; margin: 15mm 15mm 18mm }
            @media print {
              body { margin: 0; padding: 0; max-width: none }
              .atlas { page-break-before: always }
            }
            @media screen and (max-width: 50em) {
              .map, section { overflow-x: auto }
              .figures td, .charts td { display: block; width: auto; border-width: 0 0 .75pt }
              .of-account .data { width: 100% }
            }
            @media screen { svg { height: auto } .legend svg { min-width: 20px } }
            """;

    private ReportStyle() {}

    /** The foot of every printed page. */
    static String footer(String title) {
        var text = title.replace("\\", "").replace("\"", "").replace("<", "");
        return """
        @page {
          @bottom-left { content: "%s"; font: 8pt "Hegemon", sans-serif }
          @bottom-right { content: counter(page) " / " counter(pages); font: 8pt "Hegemon", sans-serif }
        }
        """
                .formatted(text);
    }
}
