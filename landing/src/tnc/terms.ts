/** One numbered section of the terms; `id` is part of the address, `/tnc#privacy`. */
export interface TermsSection {
  id:
    | 'conditions'
    | 'privacy'
    | 'intellectual-property'
    | 'accounts'
    | 'law'
    | 'disputes'
    | 'indemnification'
    | 'liability';
  title: string;
  paragraphs: readonly string[];
}

/** The name of the centre is filled in where `{{name}}` stands. */
export type Terms = readonly TermsSection[];
