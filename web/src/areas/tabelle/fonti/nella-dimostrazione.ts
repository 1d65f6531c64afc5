import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import conservatorio from './dimostrazione/conservatorio.json' with { type: 'json' };
import istituto from './dimostrazione/istituto.json' with { type: 'json' };
import liceo from './dimostrazione/liceo.json' with { type: 'json' };
import type { RigaNovita } from './riga-novita.ts';

/** The schools of the demonstration, each with what every change of the law does in it. */
export const SCUOLE = [istituto, conservatorio, liceo] as const;
type Provata = (typeof SCUOLE)[number]['novita'][number];

/** The words for the effect of a change of the law on the sealed payslips of the demonstration, all the schools together and one by one; each payslip was computed again without it. */
export const nellaDimostrazione = (chiave: string): Pick<RigaNovita, 'dimostrazione' | 'perScuola'> => {
  const toccate = SCUOLE.flatMap(({ scuola, novita }) =>
    novita.filter((una) => una.chiave === chiave).map((una) => ({ scuola, una })),
  );
  if (toccate.length === 0) return { dimostrazione: senzaEffetto(chiave), perScuola: '' };
  return {
    dimostrazione: inTutto(toccate.map(({ una }) => una)),
    perScuola: toccate.map(({ scuola, una }) => `${scuola}: ${diUna(una)}`).join('; '),
  };
};

const senzaEffetto = (chiave: string): string => {
  const [{ dal, al }] = SCUOLE;
  if (SCUOLE.some(({ uguali }) => uguali.some((una) => una === chiave)))
    return 'I cedolini che la usano non cambiano nel netto';
  return SCUOLE.every(({ nonUsate }) => nonUsate.some((una) => una === chiave))
    ? 'Nessun cedolino la usa'
    : `Non provata: la dimostrazione va dal ${formatGiorno(dal)} al ${formatGiorno(al)}`;
};

const segnato = (centesimi: number): string => `${centesimi > 0 ? '+' : ''}${formatEuro(centesimi)}`;
const somma = (valori: readonly number[]): number => valori.reduce((finora, uno) => finora + uno, 0);
const quanti = (uno: number, singolare: string, plurale: string): string => `${uno} ${uno === 1 ? singolare : plurale}`;

const quanto = (da: number, a: number): string => (da === a ? segnato(da) : `da ${segnato(da)} a ${segnato(a)} l'uno`);

const contati = (cedolini: number, persone: number): string =>
  `${quanti(cedolini, 'cedolino', 'cedolini')} di ${quanti(persone, 'persona', 'persone')}`;

const inTutto = (provate: readonly Provata[]): string => {
  const [dal = ''] = provate.map((una) => una.dal).toSorted();
  const senza = somma(provate.map((una) => una.senza));
  const cedolini = somma(provate.map((una) => una.cedolini));
  const parti = [
    `Dal pagamento del ${formatGiorno(dal)}: ${contati(cedolini, somma(provate.map(({ persone }) => persone)))}`,
    ...(cedolini === senza
      ? []
      : [
          `netto ${quanto(Math.min(...provate.map(({ da }) => da)), Math.max(...provate.map(({ a }) => a)))}`,
          `in tutto ${segnato(somma(provate.map(({ totale }) => totale)))}`,
        ]),
    ...(senza === 0 ? [] : [`${senza} non si calcolano senza`]),
  ];
  return parti.join(', ');
};

const diUna = ({ cedolini, persone, totale, senza, chi, diQuanto }: Provata): string =>
  cedolini === senza
    ? `${contati(cedolini, persone)}, che senza non si calcolano`
    : `${contati(cedolini, persone)}, in tutto ${segnato(totale)}, più di tutti ${chi} ${segnato(diQuanto)}`;
