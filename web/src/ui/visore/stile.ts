/** What the text over a page needs so that its words lie on the printed ones, and the colours of the search. */
export const STILE_VISORE = `
.testo-pdf { position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial; transform-origin: 0 0; --min-font-size: 1; --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size)); --min-font-size-inv: calc(1 / var(--min-font-size)); }
.testo-pdf :is(span, br) { color: transparent; position: absolute; white-space: pre; cursor: text; transform-origin: 0% 0%; }
.testo-pdf > :not(.markedContent), .testo-pdf .markedContent span:not(.markedContent) { --font-height: 0; font-size: calc(var(--text-scale-factor) * var(--font-height)); --scale-x: 1; --rotate: 0deg; transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv)); }
.testo-pdf .markedContent { display: contents; }
.lettore-pdf { display: flex; block-size: calc(100vh - 260px); min-block-size: 320px; }
.rotolo-pdf { flex: 1; min-inline-size: 0; overflow: auto; background: light-dark(#d5dbdb, #1b232d); display: flex; flex-direction: column; }
.miniature-pdf { flex: none; overflow-y: auto; overflow-x: hidden; display: flex; flex-direction: column; gap: 8px; padding: 8px; background: light-dark(#eaeded, #161d26); }
.miniature-pdf button { flex: none; display: flex; flex-direction: column; align-items: center; gap: 2px; padding: 4px; border: 2px solid transparent; border-radius: 4px; background: none; font: inherit; font-size: 12px; color: light-dark(#16191f, #c6c6cd); cursor: pointer; }
.miniature-pdf button[aria-current] { border-color: light-dark(#0972d3, #42b4ff); }
.miniature-pdf button:focus-visible { outline: 2px solid light-dark(#0972d3, #42b4ff); outline-offset: 1px; }
.miniature-pdf canvas { background: #fff; box-shadow: 0 1px 3px #0006; }
::highlight(trovato) { background-color: #ffe08a80; }
::highlight(trovato-corrente) { background-color: #ff9d0066; }
@media print { body > :not(#stampa-visore) { display: none; } #stampa-visore img { display: block; inline-size: 100%; break-after: page; } }
@media screen { #stampa-visore { display: none; } }
`;
