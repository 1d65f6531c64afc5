import type { ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { orePagate } from '#shared/contracts/servizi/servizio.ts';
import {
  formatMese,
  giorniDelMese,
  primoGiornoDelMese,
  ultimoGiornoDelMese,
  type Mese,
} from '#shared/domain/tempo/mese.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { formatEuro, somma, UNO } from '#shared/money/centesimi.ts';
import { meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import { inForceOn, RegolaMancante } from '#shared/rules/regola.ts';
import { giornateDi } from './giornate.ts';
import { tabellareIntero } from './inquadramento.ts';
import { STIPENDIO } from './paga-fissa.ts';
import type { DatiPersone } from './persone.ts';
import type { CedolinoPagato } from './rapporto.ts';

/** Finds the people whose payslips pay, for the days of a month, more salary than the tabellare of their hours: a month paid twice adds up by itself. */
export const oltreTabellare = (cedolini: readonly CedolinoPagato[], dati: DatiPersone): Rilievo[] =>
  [...Map.groupBy(cedolini.flatMap(stipendiDi), ({ persona, mese }) => `${persona} ${meseOrdinato(mese)}`)].flatMap(
    ([, sui]) => {
      const [primo] = sui;
      return primo === undefined
        ? []
        : diUnMese(
            primo,
            somma(sui.map(({ importo }) => importo)),
            new Set(sui.map(({ cedolino }) => cedolino)).size,
            dati,
          );
    },
  );

/** The salary of one month in a payslip. */
interface Stipendio {
  readonly cedolino: CedolinoPagato['cedolino'];
  readonly persona: string;
  readonly desCf: string;
  readonly mese: Mese;
  readonly importo: number;
}

const stipendiDi = ({ cedolino, testata, rotte }: CedolinoPagato): readonly Stipendio[] =>
  rotte.flatMap(({ codice, gruppo, competenza, importo }) =>
    codice === STIPENDIO && gruppo === 'competenze' && competenza !== null
      ? [{ cedolino, persona: testata.uidSubAnagrafe, desCf: testata.storico.desCf, mese: competenza, importo }]
      : [],
  );

const diUnMese = (
  { persona, desCf, mese }: Stipendio,
  pagato: number,
  quanti: number,
  dati: DatiPersone,
): readonly Rilievo[] => {
  const periodo = { dal: primoGiornoDelMese(mese), al: ultimoGiornoDelMese(mese) };
  const servizi = (dati.servizi.get(persona) ?? []).filter(
    (servizio) => servizio.contratto !== 'TI' && overlaps(periodoDi(servizio), periodo),
  );
  const dovuto = dovutoDel(servizi, dati.assenze.get(persona) ?? [], mese);
  // less than a day of pay more: the thirtieths of a month are not its days
  return dovuto === null || pagato <= dovuto.mese + dovuto.giorno
    ? []
    : [
        {
          codice: 'uniemens.oltre-tabellare',
          gravita: 'AVVISO',
          regola: 'Lo stipendio di un mese non passa il tabellare delle ore di servizio, nei giorni pagati.',
          persona: desCf,
          campo: 'Imponibile',
          atteso: `al massimo ${formatEuro(dovuto.mese)} per ${formatMese(mese)}`,
          trovato: `${formatEuro(pagato)} in ${quanti === 1 ? 'un cedolino' : `${quanti} cedolini`}`,
          rimedio:
            'Controllare che il mese non sia stato pagato due volte, e che orario e giorni del servizio siano quelli. Quanto è in più si recupera, o si scrive in Anagrafe, Restituzioni.',
        },
      ];
};

/** The salary of the paid days of a month by the tables, and that of one day; null where they cannot be told. */
const dovutoDel = (
  servizi: readonly ServizioTenuto[],
  assenze: Parameters<typeof giornateDi>[1],
  mese: Mese,
): { readonly mese: number; readonly giorno: number } | null => {
  const interi = servizi.map((servizio) => tabellareDellOrario(servizio, ultimoGiornoDelMese(mese)));
  const noti = interi.flatMap((intero) => intero ?? []);
  if (noti.length === 0 || noti.length < servizi.length) return null;
  try {
    const { giorni } = inForceOn(meseRetributivo, primoGiornoDelMese(mese)).valore;
    const pagati = somma(giornateDi(servizi, assenze, meseOrdinato(mese)).map(({ paga }) => paga));
    const parti = pagati === giorniDelMese(mese) * UNO ? giorni * UNO : Math.min(pagati, giorni * UNO);
    const insieme = servizi.some((uno) =>
      servizi.some((altro) => altro !== uno && overlaps(periodoDi(uno), periodoDi(altro))),
    );
    const intero = insieme ? somma(noti) : Math.max(...noti);
    return {
      mese: perDivisoArrotondato(intero, parti, giorni * UNO),
      giorno: perDivisoArrotondato(intero, 1, giorni),
    };
  } catch (error) {
    if (error instanceof CalcoloImpossibile || error instanceof RegolaMancante) return null;
    throw error;
  }
};

/** The monthly tabellare of the hours that a service is paid for. */
const tabellareDellOrario = (servizio: ServizioTenuto, giorno: string): number | undefined => {
  const intero = tabellareIntero(servizio, giorno);
  if (intero === undefined || servizio.codTipoOrario === 'F') return intero;
  return perDivisoArrotondato(intero, orePagate(servizio), servizio.numOreIntere);
};
