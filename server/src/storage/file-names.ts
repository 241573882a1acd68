/** Extensions that fit a content type. The first is added if a name has none of them. */
const extensions: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
};

/** An ending that names a type is removed if the content is of another. Any other ending may be part of the name. */
const typeEndings = [
  ...Object.values(extensions).flat(),
  'jfif',
  'heic',
  'heif',
  'avif',
  'gif',
  'bmp',
  'tiff?',
];
const endings = new RegExp(`(\\.(${typeEndings.join('|')}))+$`, 'i');

/**
 * A safe file name: no folders or control characters, no longer than file systems accept, and with an extension that
 * fits the content, so that a PDF named `page.html` is not saved as a page, and a picture named `slip.pdf` opens as
 * one.
 */
export function cleanFileName(name: string | undefined, type: string): string {
  const base = (name ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{C}:*?"<>|]/gu, '_')
    .trim();
  const fitting = extensions[type] ?? [];
  const [stem = '', extension = ''] = /^(.*)\.([^.]*)$/s.exec(base)?.slice(1) ?? [base];
  const fits = fitting.length === 0 || fitting.includes(extension.toLowerCase());
  const suffix = fits ? extension && `.${extension}` : `.${fitting[0]}`;
  const kept = fits ? stem : base.replace(endings, '').replace(/[\s.]+$/, '');
  return `${[...(kept || 'file')].slice(0, 100).join('')}${suffix}`;
}

/** `Content-Disposition` with a plain fallback and the real name in UTF-8 (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
