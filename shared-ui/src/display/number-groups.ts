/** An identity card number as printed: `150101-07-0009`. */
export const icText = (ic: string | null | undefined): string =>
  ic ? ic.replace(/^(\d{6})(\d{2})(\d{4})$/, '$1-$2-$3') : '–';

/** A mobile number in groups: `+60 12-345 6789`, `+60 11-2345 6789`. */
export const phoneText = (phone: string | null | undefined): string =>
  phone ? phone.replace(/^\+60(\d{2})(\d{3,4})(\d{4})$/, '+60 $1-$2 $3') : '–';
