/** Heights of the rows, which the drawing of the visible ones alone counts on; pixels. */
export const ALTEZZA_RIGA = 40;
export const ALTEZZA_TESTA = 64;
export const ALTEZZA_PIEDE = 40;

/** The look of a table of Cloudscape, on a table that stays a table. Heading, first column and totals stay in sight. */
export const STILE_GRIGLIA = `
.griglia { overflow: auto; max-block-size: min(62vh, 640px); border: 1px solid light-dark(#c6c6cd, #424650); border-radius: 8px; scroll-padding: ${ALTEZZA_TESTA}px 130px ${ALTEZZA_PIEDE}px 250px; background: light-dark(#fff, #161d26); }
.griglia table { border-collapse: separate; border-spacing: 0; inline-size: 100%; font-size: 14px; line-height: 20px; color: light-dark(#0f141a, #ebebf0); }
.griglia table:focus { outline: none; }
.griglia :is(th, td) { box-sizing: border-box; block-size: ${ALTEZZA_RIGA}px; padding: 0 10px; border-block-end: 1px solid light-dark(#ebebf0, #232b37); white-space: nowrap; text-align: end; font-weight: 400; }
.griglia thead :is(th, td) { position: sticky; inset-block-start: 0; z-index: 2; block-size: ${ALTEZZA_TESTA}px; background: light-dark(#f6f6f9, #1b232d); font-weight: 700; vertical-align: bottom; padding-block-end: 8px; white-space: normal; min-inline-size: 112px; max-inline-size: 190px; color: light-dark(#424650, #c6c6cd); }
.griglia thead small { display: block; font-weight: 400; font-size: 12px; line-height: 16px; }
.griglia thead button { display: inline-flex; gap: 4px; align-items: end; max-inline-size: 100%; padding: 0; border: 0; background: none; font: inherit; color: inherit; text-align: inherit; cursor: pointer; }
.griglia thead button:hover { color: light-dark(#006ce0, #42b4ff); }
.griglia thead button:focus-visible { outline: 2px solid light-dark(#006ce0, #42b4ff); outline-offset: 2px; border-radius: 4px; }
.griglia thead .ascending::after { content: '▲' / ''; font-size: 10px; }
.griglia thead .descending::after { content: '▼' / ''; font-size: 10px; }
.griglia tbody small { display: block; font-size: 11px; line-height: 14px; color: light-dark(#656871, #a4a4ad); overflow: hidden; text-overflow: ellipsis; }
.griglia tbody th { line-height: 18px; }
.griglia .titolo { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.griglia tfoot :is(th, td) { position: sticky; inset-block-end: 0; z-index: 2; block-size: ${ALTEZZA_PIEDE}px; background: light-dark(#f6f6f9, #1b232d); font-weight: 700; border-block-start: 1px solid light-dark(#c6c6cd, #424650); border-block-end: 0; }
.griglia :is(thead, tbody, tfoot) tr > :first-child { position: sticky; inset-inline-start: 0; z-index: 1; text-align: start; background: light-dark(#fff, #161d26); min-inline-size: 200px; max-inline-size: 250px; overflow: hidden; text-overflow: ellipsis; border-inline-end: 1px solid light-dark(#c6c6cd, #424650); }
.griglia :is(thead, tfoot) tr > :first-child { z-index: 3; background: light-dark(#f6f6f9, #1b232d); }
.griglia :is(thead, tbody, tfoot) tr > :last-child { font-weight: 700; }
.griglia .cella { cursor: cell; border-inline-end: 1px solid light-dark(#ebebf0, #232b37); user-select: none; font-variant-numeric: tabular-nums; }
.griglia .scelta { background: light-dark(#f0fbff, #001129); }
.griglia table:focus .attiva, .griglia .attiva.aperta { box-shadow: inset 0 0 0 2px light-dark(#006ce0, #42b4ff); background: light-dark(#fff, #161d26); }
.griglia .attiva { box-shadow: inset 0 0 0 1px light-dark(#8c8c94, #656871); }
.griglia .aperta { padding: 0; }
.griglia .aperta input { box-sizing: border-box; inline-size: 100%; block-size: ${ALTEZZA_RIGA - 4}px; border: 0; margin: 0; padding: 0 10px; font: inherit; text-align: end; outline: none; background: transparent; color: inherit; min-inline-size: 90px; }
.griglia .aperta input[aria-invalid='true'] { color: light-dark(#db0000, #ff7a7a); }
.griglia .vuoto :is(td, th) { block-size: auto; padding: 0; border: 0; }
@media (max-width: 600px) { .griglia { scroll-padding-inline: 152px 0; } .griglia :is(thead, tbody, tfoot) tr > :first-child { min-inline-size: 144px; max-inline-size: 152px; } .griglia thead :is(th, td) { min-inline-size: 92px; } }
`;
