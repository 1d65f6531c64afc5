import { partiVersate, type Parte770, type RigaVersata } from '#archivio/denunce/annuali/righe-770.ts';
import type { Confronto770, Riga770 } from '#shared/contracts/denunce/annuali/modello-770.ts';
import type { RigaRiscontro, Riconciliazione } from '#shared/contracts/denunce/riscontro.ts';
import { nomeQuadro770, type Controllo770 } from '#shared/domain/denunce/modello-770.ts';
import type { CausaRiscontro } from '#shared/domain/denunce/riscontro.ts';
import { nomeMese, type Giorno } from '#shared/domain/tempo/date.ts';
import { termini } from '#shared/rules/adempimenti/scadenze.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import type { Parte } from '../celle.ts';
import { cellaDi, finoA, type CellaIntera } from './cella.ts';

interface Chiesto {
  readonly anno: number;
  readonly oggi: Giorno;
  /** The two sides of the year, of which the bytes of the F24 are one. */
  readonly parti: readonly Parte[];
  /** Rows of the F24 of the year and of the one after, as they are kept. */
  readonly versate: readonly RigaVersata[];
  readonly modello: { readonly righe: readonly Riga770[]; readonly confronti: readonly Confronto770[] };
}

type Quale = Pick<Parte770, 'quadro' | 'codice' | 'ente'>;
const chiaveDi = ({ quadro, codice, ente }: Quale): string => [quadro, codice, ente].join('\u0001');

/** A row of an F24 with the part of the return that it pays. */
interface Versata {
  readonly riga: Pick<RigaVersata, 'f24' | 'interessi'>;
  readonly parte: Parte770;
}

const conParte = (righe: readonly RigaVersata[]): Versata[] =>
  righe.flatMap((riga) => partiVersate(riga).map((parte) => ({ riga, parte })));

/** A row of the bytes as one that is kept: it cannot tell its interest. */
const comeVersata = ({ codice, ente, riferimentoA, riferimentoB, denunciato, mese, voce }: Parte, anno: number) => ({
  codice,
  ente,
  riferimentoA,
  riferimentoB,
  importo: denunciato,
  interessi: 0,
  f24: { anno, mese },
  dataPagamento: `${anno}-12-31`,
  descrizione: voce.descrizione,
});

/** Why an F24 of a year pays a withholding of another: its first days are of the year before, and so is what settles it. */
const causaDi = (f24: RigaVersata['f24'], annoDelReddito: number): CausaRiscontro => {
  if (annoDelReddito !== f24.anno - 1) return 'ALTRO_ANNO';
  return f24.mese === 1 ? 'GENNAIO' : 'CONGUAGLIO';
};

/** Reasons by which the F24 of the year and its return differ. */
const riconciliate = (byte: readonly Versata[], tenute: readonly Versata[], anno: number): Riconciliazione[] => [
  ...byte
    .filter(({ parte }) => parte.anno !== anno)
    .map(({ riga, parte }) => ({ causa: causaDi(riga.f24, parte.anno), importo: -parte.versate })),
  ...tenute
    .filter(({ riga, parte }) => riga.f24.anno !== anno && parte.anno === anno)
    .map(({ riga, parte }) => ({ causa: causaDi(riga.f24, anno), importo: parte.versate })),
  ...tenute
    .filter(({ riga, parte }) => riga.f24.anno === anno && parte.anno === anno)
    .map(({ riga }) => ({ causa: 'INTERESSI' as const, importo: -riga.interessi })),
];

/** The rows in the bytes of the F24 of a year, by code of the return, against the rows of the return of the year. */
const versamenti = ({ anno, parti, versate, modello }: Chiesto): CellaIntera[] => {
  const byte = parti
    .filter(({ denuncia, righe }) => denuncia === 'F24' && righe === 0)
    .flatMap((parte) => conParte([comeVersata(parte, anno)]).map((versata) => ({ ...versata, voce: parte.voce })));
  const tenute = conParte(versate);
  const quali = new Map<string, Quale>(
    [...byte.map(({ parte }) => parte), ...modello.righe.filter(({ codice }) => codice !== '')].map((uno) => [
      chiaveDi(uno),
      uno,
    ]),
  );
  return [...quali].map(([chiave, { quadro, codice, ente }]) => {
    const suoi = byte.filter(({ parte }) => chiaveDi(parte) === chiave);
    const righe: RigaRiscontro[] = [
      ...suoi.map(({ parte, voce }) => ({ lato: 'ATTESO' as const, ...voce, importo: parte.versate })),
      ...modello.righe
        .filter((riga) => chiaveDi(riga) === chiave)
        .map(({ mese, nota, versate: importo }) => ({
          lato: 'TROVATO' as const,
          nome: `Quadro ${nomeQuadro770[quadro]}, ${nomeMese(mese)}`,
          descrizione: nota.slice(0, 400),
          importo,
        })),
    ];
    const riconciliazioni = riconciliate(
      suoi,
      tenute.filter(({ parte }) => chiaveDi(parte) === chiave),
      anno,
    );
    const dettaglio = [nomeQuadro770[quadro], ente].filter((uno) => uno !== '').join(' · ');
    return cellaDi({ confronto: 'M770', mese: null, codice, dettaglio }, { righe, riconciliazioni });
  });
};

/** The comparisons of the return with what is certified, as cells of the year. */
const CERTIFICATE: Readonly<Partial<Record<Controllo770, string>>> = {
  DIPENDENTI: 'IRPEF nelle CU e negli accessori',
  AUTONOMI: 'Ritenute di lavoro autonomo nelle CU',
};

/** The withholdings of the return against those of the sent certifications and communications to NoiPA. */
const certificate = ({ anno, oggi, modello }: Chiesto): CellaIntera[] =>
  modello.confronti.flatMap(({ controllo, atteso, trovato, differenza }) => {
    const nome = CERTIFICATE[controllo];
    if (nome === undefined || (atteso === 0 && trovato === 0)) return [];
    const cosa = controllo === 'DIPENDENTI' ? termini.CU : termini.CU_AUTONOMI;
    const inTempo = oggi <= giornoDiScadenza(inForceOn(cosa, oggi).valore, { anno, mese: 12 });
    return [
      cellaDi(
        { confronto: 'M770', mese: null, codice: 'Certificate', dettaglio: nome },
        {
          righe: [
            { lato: 'ATTESO', nome: 'Ritenute operate', descrizione: 'Modello 770', importo: atteso },
            { lato: 'TROVATO', nome: 'Ritenute certificate', descrizione: nome, importo: trovato },
          ],
          riconciliazioni: inTempo ? [{ causa: 'DA_INVIARE', importo: finoA(differenza, -atteso) }] : [],
        },
      ),
    ];
  });

/** The F24 of a year, and its certifications, against the return of withholding agents. */
export const ritenute = (chiesto: Chiesto): CellaIntera[] => [...versamenti(chiesto), ...certificate(chiesto)];
