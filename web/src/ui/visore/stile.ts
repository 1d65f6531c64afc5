/** What the text over a page needs so that its words lie on the printed ones, and the colours of the search. */
export const STILE_VISORE = `
.testo-pdf { position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial; transform-origin: 0 0; --min-font-size: 1; --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size)); --min-font-size-inv: calc(1 / var(--min-font-size)); }
.testo-pdf :is(span, br) { color: transparent; position: absolute; white-space: pre; cursor: text; transform-origin: 0% 0%; }
.testo-pdf > :not(.markedContent), .testo-pdf .markedContent span:not(.markedContent) { --font-height: 0; font-size: calc(var(--text-scale-factor) * var(--font-height)); --scale-x: 1; --rotate: 0deg; transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv)); }
.testo-pdf .markedContent { display: contents; }
::highlight(trovato) { background-color: #ffe08a80; }
::highlight(trovato-corrente) { background-color: #ff9d0066; }
@media print { body > :not(#stampa-visore) { display: none; } #stampa-visore img { display: block; inline-size: 100%; break-after: page; } }
@media screen { #stampa-visore { display: none; } }
`;
