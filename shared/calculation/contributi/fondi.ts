import { percheNonSiPaga } from '../../domain/elaborazione/tipo-scuola.ts';
import { fondiDelloStato, gestioni, type FondoFineServizio, type FondoPensione } from '../../rules/fondi.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Situazione } from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';

/** Lines of the pension fund, of the end-of-service fund and of the credit fund: the kind of contribution after the management. */
const DI_PENSIONE = [
  'PENSIONE_DIPENDENTE',
  'PENSIONE_AMMINISTRAZIONE',
  'CONTRIBUTO_AGGIUNTIVO',
  'ESONERO_IVS',
  'ESONERO_MADRE',
] as const;
const DI_FINE_SERVIZIO: Readonly<Record<string, string>> = {
  TFS_DIPENDENTE: '07',
  TFS_AMMINISTRAZIONE: '07',
  TFR: '08',
};

/** The fund a line belongs to, its code, and what the school has not said. */
export interface FondoDellaRiga {
  readonly fondo: FondoPensione | FondoFineServizio | 'CREDITO' | 'ENPDEP';
  /** Null while the school has not said its fund. */
  readonly codice: string | null;
  readonly mancante: 'fondoPensione' | 'fondoFineServizio' | null;
}

type Chi = Pick<Situazione, 'scuola' | 'enti' | 'dataPagamento'>;

/** Fund of a line of contributions; null for every other line. The staff of the State has its funds by law. */
export const fondoDellaRiga = (codice: string, chi: Chi, regole: Regole): FondoDellaRiga | null => {
  if (codice === 'FONDO_CREDITO') return { fondo: 'CREDITO', codice: 'P909', mancante: null };
  if (codice === 'ENPDEP') return { fondo: 'ENPDEP', codice: 'P810', mancante: null };
  const tipo = DI_FINE_SERVIZIO[codice];
  if (tipo !== undefined) return diFineServizio(tipo, chi, regole);
  return DI_PENSIONE.some((voce) => voce === codice) ? diPensione(chi, regole) : null;
};

const diFineServizio = (tipo: string, { scuola, enti, dataPagamento }: Chi, regole: Regole): FondoDellaRiga => {
  const { fineServizio } = regole.inVigore(fondiDelloStato, dataPagamento).valore;
  const scelto = enti.fondoFineServizio ?? (scuola === 'SCUOLA' ? fineServizio : null);
  if (scelto === null) return { fondo: fineServizio, codice: null, mancante: 'fondoFineServizio' };
  const numero = regole.inVigore(gestioni, dataPagamento).valore[scelto];
  return { fondo: scelto, codice: `P${numero ?? ''}${tipo}`, mancante: null };
};

const diPensione = ({ scuola, enti, dataPagamento }: Chi, regole: Regole): FondoDellaRiga => {
  const { pensione } = regole.inVigore(fondiDelloStato, dataPagamento).valore;
  const scelto = enti.fondoPensione ?? (scuola === 'SCUOLA' ? pensione : null);
  if (scelto === null) return { fondo: pensione, codice: null, mancante: 'fondoPensione' };
  const numero = regole.inVigore(gestioni, dataPagamento).valore[scelto];
  return { fondo: scelto, codice: numero === null ? 'DM10' : `P${numero}01`, mancante: null };
};

/**
 * Funds whose rates a payslip is computed with: those the school has said; those of the State for it and for AFAM institutes.
 * @throws CalcoloImpossibile DATO_MANCANTE for a municipal school that has not said its own, PERCETTORE_NON_AMMESSO for a paritaria, whose staff is not paid here: never the State's
 */
export const fondiDelCalcolo = ({
  scuola,
  enti: { fondoPensione, fondoFineServizio },
}: Pick<Situazione, 'scuola' | 'enti'>): {
  readonly pensione: FondoPensione;
  readonly fineServizio: FondoFineServizio;
} => {
  if (fondoPensione === null) {
    const perche = percheNonSiPaga('DIPENDENTE', { setupType: scuola, flgCcnlIstruzione: true });
    if (perche !== null) throw impossibile('PERCETTORE_NON_AMMESSO', perche, 'percettore');
    if (scuola === 'COMUNALE')
      throw impossibile(
        'DATO_MANCANTE',
        'La scuola non ha indicato il fondo pensione del personale, e non essendo dello Stato non è la CTPS: indicarlo in Altri dati della scuola.',
        'enti.fondoPensione',
      );
  }
  return { pensione: fondoPensione ?? 'CTPS', fineServizio: fondoFineServizio ?? 'ENPAS' };
};
