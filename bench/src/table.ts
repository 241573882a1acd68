/** Prints rows under headings, numbers right-aligned. */
export function printTable(title: string, headings: string[], rows: (string | number)[][]): void {
  const cells = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  console.log(`\n${title}\n`);
  for (const row of cells) console.log(`  ${line(row)}`);
}
