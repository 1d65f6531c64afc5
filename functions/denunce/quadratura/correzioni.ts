import type { CorrezioneF24 } from '#shared/contracts/denunce/correzione-f24.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { CellaQuadratura, Quadratura } from '#shared/contracts/denunce/quadratura.ts';
import {
  descrizioneCorpoCorrezione,
  descrizioneEsitoCorrezione,
  rigaInParole,
} from '#shared/domain/denunce/correzione-f24.ts';
import { isRespinta, isSoloCredito } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { somma } from '#shared/money/centesimi.ts';
import { chiaveDi, isDiversa, VUOTO, type ParteAnonima } from './celle.ts';
import { irapDi } from './versato.ts';

type Celle = Omit<Quadratura, 'mesiInps'>;

/** What a correction changes of a cell: the cents that its sent files hold too many (below zero) or too few, and why. */
interface Effetto {
  readonly posto: ParteAnonima;
  readonly importo: number;
  readonly spiegazione: string;
}

interface DelPeriodo {
  readonly anno: number;
  readonly mesi: readonly number[];
}

/** Where the money of a correction belongs, with the F24 that holds it; null for an excess that nobody used yet. */
const postoGiusto = (correzione: CorrezioneF24, { anno, mese }: Denuncia) => {
  const { modo, codice, annoCredito, meseCredito } = correzione;
  if (modo === 'DATI') return { anno, mese, riga: correzione };
  return codice === '' || annoCredito === null || meseCredito === null
    ? null
    : { anno: annoCredito, mese: meseCredito, riga: correzione };
};

const spiegazioneDi = (correzione: CorrezioneF24, denuncia: Denuncia): string => {
  const { corpo, richiestaIl, protocollo, esito, modo, inviata, annoCredito, meseCredito } = correzione;
  const giusto = postoGiusto(correzione, denuncia);
  const chiesta = [
    `Correzione di "${denuncia.descrizione}" chiesta il ${formatGiorno(richiestaIl)}, ${descrizioneCorpoCorrezione[corpo]}`,
    ...(protocollo === '' ? [] : [`protocollo ${protocollo}`]),
    descrizioneEsitoCorrezione[esito].toLowerCase(),
  ].join(', ');
  if (modo === 'DATI') return `${chiesta}: ${rigaInParole(inviata)} diventa ${rigaInParole(correzione)}.`;
  const usato =
    giusto === null || annoCredito === null || meseCredito === null
      ? 'a credito, non ancora usata'
      : `a credito, usata nell'F24 di ${formatMese({ anno: annoCredito, mese: meseCredito })}`;
  return `${chiesta}: somma versata in più con ${rigaInParole(inviata)}, ${usato}.`;
};

/** The effects of credits left to the next F24: the first holds less than its payslips give back, and the one that takes them holds more. */
const daRiporti = (f24: readonly Denuncia[]) =>
  f24
    .filter((una) => (una.datInvio !== null || isSoloCredito(una)) && !isRespinta(una.esito))
    .flatMap((una) => {
      const presi = f24.filter(({ uid, esito }) => una.riportati?.includes(uid) === true && !isRespinta(esito));
      const lasciati = (una.riporti ?? []).map((riga) => ({
        riga,
        importo: -riga.credito,
        spiegazione: `Credito di "${una.descrizione}" che i suoi debiti non potevano prendere: resta per l'F24 successivo.`,
      }));
      const ripresi = presi.flatMap(({ descrizione, riporti = [] }) =>
        riporti.map((riga) => ({
          riga,
          importo: riga.credito,
          spiegazione: `Credito ripreso da "${descrizione}".`,
        })),
      );
      const restituite = (una.restituite ?? []).map((riga) => ({
        riga,
        importo: riga.credito,
        spiegazione: "Imposta di una somma che la persona ha restituito nell'anno, ripresa a credito.",
      }));
      return [...lasciati, ...ripresi, ...restituite].map((effetto) => ({
        ...effetto,
        anno: una.anno,
        mese: una.mese,
      }));
    });

/** The effects that corrections asked of the sent F24, and credits left, have on the cells of a period: those refused have none. */
export const effettiDi = (f24: readonly Denuncia[], { anno, mesi }: DelPeriodo): Effetto[] =>
  [...daCorrezioni(f24), ...daRiporti(f24)]
    .filter((uno) => uno.anno === anno && mesi.includes(uno.mese))
    .flatMap(({ mese, riga, importo, spiegazione }) => {
      const { codice, ente, estremi, riferimentoA, riferimentoB } = riga;
      const posto = { ...VUOTO, denuncia: 'F24', mese, codice, ente, estremi, riferimentoA, riferimentoB } as const;
      const parte: ParteAnonima = { ...posto, dovuto: 0, denunciato: 0, righe: 0 };
      return [parte, ...irapDi(parte)].map((suo) => ({ posto: suo, importo, spiegazione }));
    });

const daCorrezioni = (f24: readonly Denuncia[]) =>
  f24
    .filter(({ datInvio, esito }) => datInvio !== null && !isRespinta(esito))
    .flatMap((denuncia) =>
      (denuncia.correzioni ?? [])
        .filter(({ esito }) => esito !== 'RESPINTA')
        .flatMap((correzione) => {
          const { inviata, importo, inCredito } = correzione;
          const segnato = inCredito ? -importo : importo;
          const giusto = postoGiusto(correzione, denuncia);
          return [
            { anno: denuncia.anno, mese: denuncia.mese, riga: inviata, importo: -segnato },
            ...(giusto === null ? [] : [{ ...giusto, importo: segnato }]),
          ].map((uno) => ({ ...uno, spiegazione: spiegazioneDi(correzione, denuncia) }));
        }),
    );

/** A cell in which no payslip and no file has anything: only a correction names it. */
const cellaVuota = ({ righe: _, ...posto }: ParteAnonima): CellaQuadratura => ({
  ...posto,
  differenza: 0,
  righeCedolini: 0,
  esito: 'QUADRA',
  entro: null,
  voci: [],
});

const withEffetti = (cella: CellaQuadratura, effetti: readonly Effetto[]): CellaQuadratura => {
  const correzioni = effetti.map(({ spiegazione, importo }) => ({ descrizione: spiegazione, importo }));
  if (correzioni.length === 0 || cella.perche !== '') return cella;
  const resto = cella.differenza + somma(correzioni.map(({ importo }) => importo));
  return { ...cella, correzioni, entro: null, esito: resto === 0 ? 'SPIEGATA' : 'DIVERSA' };
};

/** The cells with the corrections asked of them: a difference that they make up for is explained; what they would make differ does not agree. */
export const withCorrezioni = (celle: Celle, effetti: readonly Effetto[]): Celle => {
  const perCella = Map.groupBy(effetti, ({ posto }) => chiaveDi(posto));
  const note = new Set(celle.righe.map(chiaveDi));
  const nuove = [...perCella].flatMap(([chiave, [primo]]) =>
    note.has(chiave) || primo === undefined ? [] : [cellaVuota(primo.posto)],
  );
  const righe = [...celle.righe, ...nuove]
    .map((cella) => withEffetti(cella, perCella.get(chiaveDi(cella)) ?? []))
    .toSorted((a, b) => (chiaveDi(a) < chiaveDi(b) ? -1 : 1));
  return { ...celle, righe, diverse: righe.filter(isDiversa).length };
};
