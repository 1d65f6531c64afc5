import { zipSync } from 'fflate';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { conservazioni, terminiInParole } from '#shared/rules/adempimenti/conservazione.ts';
import { marcaDellaRegola } from '#shared/rules/regola.ts';
import { descrizioneMarca } from '#shared/rules/riscontri/marca.ts';
import type { Trovato } from './registrazioni.ts';

interface Intestazione {
  readonly nome: string;
  readonly cf: string;
  readonly scuola: string;
  /** YYYY-MM-DD. */
  readonly oggi: string;
}

/** The first day a zip can say: the same data make the same bytes. */
const PRIMO_GIORNO = new Date('1980-01-01T00:00:00');

/** The archive of a person: a file of data for each kind of record, and one that says what they are, why and how long they are kept. */
export const writeArchivio = (trovati: readonly Trovato[], intestazione: Intestazione): Uint8Array => {
  const perTipo = [...Map.groupBy(trovati, ({ tipo }) => tipo)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const file = perTipo.map(([tipo, suoi]) => ({
    nome: `${tipo.toLowerCase().replaceAll('_', '-')}.json`,
    quanti: suoi.length,
    testo: `${JSON.stringify(
      suoi.map(({ dati }) => dati),
      null,
      1,
    )}\n`,
  }));
  const testi = [{ nome: 'LEGGIMI.txt', testo: leggimi(file, intestazione) }, ...file];
  return zipSync(Object.fromEntries(testi.map(({ nome, testo }) => [nome, Buffer.from(testo)])), {
    mtime: PRIMO_GIORNO,
  });
};

const leggimi = (
  file: readonly { readonly nome: string; readonly quanti: number }[],
  { nome, cf, scuola, oggi }: Intestazione,
): string =>
  [
    `Dati personali di ${nome}, ${cf}`,
    `Scuola ${scuola}, raccolti il ${formatGiorno(oggi)}`,
    '',
    'Che cosa contiene',
    ...file.map((uno) => `- ${uno.nome}: ${uno.quanti}`),
    'I file sono JSON: testo che una persona può leggere e un altro programma può importare. Gli importi sono in centesimi, le aliquote in milionesimi.',
    '',
    'Perché la scuola li tratta',
    'Per gestire il rapporto di lavoro o di collaborazione e pagarlo, e per gli adempimenti fiscali e contributivi che ne seguono: obblighi di legge e compiti di interesse pubblico (Regolamento UE 2016/679, art. 6 par. 1 lett. c ed e; per i dati particolari art. 9 par. 2 lett. b).',
    'Sono comunicati a chi la legge dice: Agenzia delle entrate, INPS, INAIL, NoiPA, banca o ufficio che paga.',
    '',
    'Per quanto tempo si conservano',
    ...conservazioni.map((regola) => {
      const { valore, norma } = regola.versioni[0];
      const marca = descrizioneMarca[marcaDellaRegola(regola.versioni[0])];
      return `- ${regola.descrizione}: ${valore === null ? '' : terminiInParole(valore)} (${norma.map(({ testo }) => testo).join('; ')}; ${marca}).`;
    }),
    "Finché un obbligo di legge chiede di conservarli, i dati non si cancellano: l'art. 17 par. 3 del Regolamento lo esclude. Se sono sbagliati si correggono (art. 16).",
    '',
    'Che cosa non contiene',
    '- Chi, dell’ufficio, ha scritto ciascun dato: sono dati di altre persone.',
    '- Quello che del nome si legge soltanto nelle parole di un testo, senza codice fiscale: firme in calce ai prospetti, note libere. Un nome solo non dice di chi è.',
    '- Stampe, esportazioni e file delle denunce, che sono fatti di questi stessi dati.',
    '',
  ].join('\r\n');
