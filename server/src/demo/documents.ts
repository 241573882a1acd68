import PdfPaper from 'pdfkit';

/** The standard PDF fonts only have Latin letters. */
const latin = (text: string): string =>
  text
    .replace(/[^\x20-\xff]/g, '')
    .replace(/ +/g, ' ')
    .trim();

function paper(size: 'A4' | [number, number], draw: (page: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PdfPaper({ size, margin: 36, compress: false });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    draw(document);
    document.end();
  });
}

/** A transfer slip like those of banks. One font only: a second one doubles the time to create hundreds of slips. */
export const slip = (lines: [label: string, value: string][]): Promise<Buffer> =>
  paper([260, 300], (page) => {
    page.font('Helvetica').fontSize(13).text('Transfer successful').moveDown(0.6);
    for (const [label, value] of lines) {
      page.fontSize(8).fillColor('#55636B').text(label);
      page.fontSize(10).fillColor('#1E2A2F').text(latin(value)).moveDown(0.4);
    }
  });

export const resume = (name: string, parts: [heading: string, text: string][]): Promise<Buffer> =>
  paper('A4', (page) => {
    page.font('Helvetica-Bold').fontSize(22).text(latin(name)).moveDown();
    for (const [heading, text] of parts) {
      page.font('Helvetica-Bold').fontSize(12).fillColor('#0F5C5C').text(heading);
      page.font('Helvetica').fontSize(11).fillColor('#1E2A2F').text(text).moveDown();
    }
  });

/** A worksheet or timetable: a title with lines below it. */
export const sheet = (title: string, lines: string[]): Promise<Buffer> =>
  paper('A4', (page) => {
    page.font('Helvetica-Bold').fontSize(18).fillColor('#0F5C5C').text(latin(title)).moveDown();
    page.font('Helvetica').fontSize(11).fillColor('#1E2A2F');
    for (const line of lines) page.text(latin(line)).moveDown(0.5);
  });
