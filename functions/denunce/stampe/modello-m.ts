import { modelloMDellAnno } from '#archivio/denunce/modello-m.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { fineDel } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { ColonnaModelloM, RigaModelloM } from '#shared/contracts/denunce/modello-m.ts';
import { printModelloM, printModelloMFoglio } from '#shared/contracts/denunce/stampe/modello-m.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';

const TIPI = { mese: 'testo', testo: 'testo', intero: 'numero', importo: 'importo' } as const;

const colonnaDi = ({ nome, titolo, tipo }: ColonnaModelloM): ColonnaDi<RigaModelloM> => ({
  titolo,
  tipo: TIPI[tipo],
  ...(nome === 'emolumento' ? { testata: true } : {}),
  ...(tipo === 'importo' ? { totale: true as const } : {}),
  valore: ({ mese, valori }) => (tipo === 'mese' ? nomeMese(mese) : (valori[nome] ?? null)),
});

interface DiAnno {
  readonly anno: number;
}

const modello = elenco({
  title: async ({ anno }: DiAnno, { archivio }: ContestoStampa) =>
    `${(await modelloMDellAnno(anno, archivio)).riscontrato ? '' : 'Promemoria del '}Modello M, ${anno}`,
  load: async ({ anno }: DiAnno, { archivio, oggi }: ContestoStampa): Promise<Elenco<RigaModelloM>> => {
    const { righe, colonne, riscontrato } = await modelloMDellAnno(anno, archivio);
    return {
      scuola: fineDel({ anno, meseA: 12 }, oggi),
      filtri: [
        { etichetta: 'Anno', valore: String(anno) },
        { etichetta: 'Contenuto', valore: 'Quanto è stato liquidato nell’anno, anche se non ancora pagato' },
        ...(riscontrato
          ? []
          : [{ etichetta: 'Modello ufficiale', valore: 'Quello del programma di bilancio della scuola' }]),
      ],
      colonne: colonne.map(colonnaDi),
      sezione: 'Parte',
      sommeNelFoglio: true,
      sezioni: [...Map.groupBy(righe, ({ parte }) => parte)].map(([titolo, sue]) => ({
        titolo,
        righe: sue,
      })),
      orientamento: 'orizzontale',
    };
  },
});

export const modelloM = defineStampa(printModelloM, { title: modello.title, load: modello.load, draw: modello.draw });
export const modelloMFoglio = defineStampa(printModelloMFoglio, modello);
