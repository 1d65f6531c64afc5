/** The biggest file a logo may be, bytes. */
export const MASSIMO_BYTE_LOGO = 100_000;
/** The most pixels a side may have: an image 44 points high on paper needs no more. */
export const MASSIMO_LATO_LOGO = 2000;

export const tipiLogo = ['image/png', 'image/jpeg'] as const;
export type TipoLogo = (typeof tipiLogo)[number];
