import { irapDellAnno } from '#archivio/denunce/irap-dell-anno.ts';
import { opzioniIrap } from '#archivio/denunce/opzioni-irap.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { fineDel } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import type { Irap, OpzioniIrap } from '#shared/contracts/denunce/irap.ts';
import { printIrapAnnuale } from '#shared/contracts/denunce/stampe/irap-annuale.ts';
import { descrizioneTipoIrap, tipiIrap, type TipoIrap } from '#shared/domain/denunce/irap.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro } from '#shared/money/centesimi.ts';
import { irap as aliquotaDiLegge } from '#shared/rules/contributi.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';

type Mese = Irap['mesi'][number];

const importo = (titolo: string, valore: (mese: Mese) => number): ColonnaDi<Mese> => ({
  titolo,
  tipo: 'importo',
  totale: true,
  valore,
});
const baseDi = (tipo: TipoIrap): ColonnaDi<Mese> =>
  importo(descrizioneTipoIrap[tipo], ({ parti }) => parti.find((parte) => parte.tipo === tipo)?.base ?? 0);

const COLONNE: readonly ColonnaDi<Mese>[] = [
  { titolo: 'Mese', tipo: 'testo', testata: true, valore: ({ mese }) => nomeMese(mese) },
  ...tipiIrap.map(baseDi),
  importo('Base', ({ base }) => base),
  importo('Imposta', ({ imposta }) => imposta),
  importo('Versata', ({ versata }) => versata),
  importo('Differenza', ({ differenza }) => differenza),
];

const filtriDi = ({ anno, regione, base }: Irap, opzioni: OpzioniIrap) => {
  const aliquota = opzioni.aliquota ?? ifInForceOn(aliquotaDiLegge, `${anno}-12-31`)?.valore ?? null;
  return [
    { etichetta: 'Anno', valore: String(anno) },
    { etichetta: 'Regione (codice tributo)', valore: regione ?? 'da indicare' },
    { etichetta: 'Aliquota', valore: aliquota === null ? 'da indicare' : formatAliquota(aliquota) },
    { etichetta: 'Deduzioni', valore: formatEuro(opzioni.deduzioni) },
    { etichetta: 'Base al netto delle deduzioni', valore: formatEuro(base - opzioni.deduzioni) },
    ...(opzioni.firmatario === '' ? [] : [{ etichetta: 'Firmatario', valore: opzioni.firmatario }]),
    ...(opzioni.datFirma === null ? [] : [{ etichetta: 'Data della firma', valore: formatGiorno(opzioni.datFirma) }]),
  ];
};

export const irapAnnuale = defineStampa(
  printIrapAnnuale,
  elenco({
    title: ({ anno }: { readonly anno: number }) => Promise.resolve(`Promemoria per la dichiarazione IRAP, ${anno}`),
    load: async ({ anno }, { archivio, oggi }) => {
      const [irap, opzioni] = await Promise.all([irapDellAnno(anno, archivio), opzioniIrap.get(anno, archivio)]);
      return {
        scuola: fineDel({ anno, meseA: 12 }, oggi),
        filtri: filtriDi(irap, opzioni),
        colonne: COLONNE,
        sezioni: [{ righe: irap.mesi }],
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);
