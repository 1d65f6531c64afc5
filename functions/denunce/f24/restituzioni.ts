import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { chiaveRestituzione, listRestituzioni } from '#archivio/persone/restituzione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { daRecuperareAMano } from '#shared/calculation/imposte/credito-da-restituzione.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { RestituitaF24 } from '#shared/contracts/denunce/f24.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { moduloDi } from '#shared/domain/denunce/cu.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import { irpefStornata } from '#shared/domain/persona/restituzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { codiceNelModello } from '#shared/instradamento/modello-f24.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { codiciVersamento } from '#shared/rules/versamenti.ts';
import { withRighe } from './riporti.ts';

/** The F24 that takes taxes back: a new one has no uid yet. */
type Prendente = Pick<Denuncia, 'anno' | 'mese'> & { readonly uid?: Denuncia['uid'] | undefined };

/** Codes of the excess of what was withheld, by the part of a certificate that the sum is told in. */
const ECCEDENZE = { G: '155E', H: '156E' } as const;

const eccedenzaDi = (modello: ModelloF24, { percettore }: Restituzione): string => {
  const ep = ECCEDENZE[moduloDi(percettore)];
  const ordinario = codiciVersamento[ep]?.versioni[0].valore?.ordinario;
  return modello === 'ORDINARIO' && ordinario != null ? ordinario : ep;
};

/** The restitutions until the month of an F24, of its year and of the one before, that no other F24 has taken the tax of. One query. */
export const restituzioniPer = async (
  archivio: Archivio,
  f24: readonly Denuncia[],
  questo: Prendente,
): Promise<readonly Restituzione[]> => {
  const prese = new Set(
    f24
      .filter((una) => una.uid !== questo.uid && !isRespinta(una.esito))
      .flatMap(({ restituite = [] }) => restituite.map(({ restituzione }) => chiaveRestituzione(restituzione))),
  );
  const rese = await listRestituzioni(archivio, questo.anno - 1, questo.anno);
  const [finoA, questoMese] = [meseOrdinato(questo), (una: Restituzione) => una.datRestituzione.slice(0, 7)];
  return rese.filter(
    (una) =>
      !prese.has(chiaveRestituzione(una.uid)) &&
      (irpefStornata(una) > 0 ? questoMese(una) <= finoA : daRecuperareAMano(una) > 0 && questoMese(una) === finoA),
  );
};

/** The rows that take back the tax of restitutions: an excess that arose in the month of each. */
export const restituiteIn = (
  modello: ModelloF24,
  dataPagamento: string,
  restituzioni: readonly Restituzione[],
): readonly RestituitaF24[] =>
  restituzioni.flatMap((una) => {
    const credito = irpefStornata(una);
    const codice = eccedenzaDi(modello, una);
    const { anno, mese } = meseDi(una.datRestituzione);
    return credito === 0 || codiceNelModello(modello, codice, dataPagamento) === null
      ? []
      : [
          {
            sezione: 'F',
            codice,
            ente: '',
            estremi: '',
            riferimentoA: `00${String(mese).padStart(2, '0')}`,
            riferimentoB: String(anno),
            credito,
            ...(modello === 'ORDINARIO' ? { altroEnte: '' } : {}),
            restituzione: una.uid,
          },
        ];
  });

const rilievo = (una: Restituzione, detto: Pick<Rilievo, 'codice' | 'atteso' | 'trovato' | 'rimedio'>): Rilievo => ({
  gravita: 'AVVISO',
  regola: "L'imposta di una somma restituita torna alla scuola.",
  persona: null,
  campo: 'righe',
  ...detto,
  trovato: `${detto.trovato}: somma restituita il ${formatGiorno(una.datRestituzione)} (${una.desCausale})`,
});

const presa = (una: Restituzione): Rilievo =>
  rilievo(una, {
    codice: 'f24.ritenuta-restituita',
    atteso: 'la ritenuta già versata, a credito',
    trovato: formatEuro(irpefStornata(una)),
    rimedio:
      'Niente da fare: la riga a credito è nel modello, con il mese della restituzione. Il mese di riferimento è da confermare con la ragioneria.',
  });

const aMano = (una: Restituzione): Rilievo =>
  rilievo(una, {
    codice: 'f24.credito-senza-codice',
    atteso: 'un codice per usarlo in compensazione',
    trovato: `${formatEuro(daRecuperareAMano(una))} a credito della scuola, fuori dal modello`,
    rimedio:
      'Il codice non è in nessun documento letto: chiederlo alla ragioneria, usarlo nel programma dell’Agenzia e segnare la scadenza come fatta.',
  });

/** The content with the taxes that come back, each a row to credit, and what comes back under no known code, told. */
export const withRestituite = (
  contenuto: ContenutoDenuncia,
  restituite: readonly RestituitaF24[],
  restituzioni: readonly Restituzione[],
): ContenutoDenuncia => {
  const prese = new Set(restituite.map(({ restituzione }) => restituzione));
  return {
    ...withRighe(
      contenuto,
      restituite.map(({ restituzione: _, ...riga }) => riga),
    ),
    escluse: [
      ...contenuto.escluse,
      ...restituzioni.flatMap((una) => [
        ...(prese.has(una.uid) ? [presa(una)] : []),
        ...(daRecuperareAMano(una) > 0 ? [aMano(una)] : []),
      ]),
    ],
  };
};
