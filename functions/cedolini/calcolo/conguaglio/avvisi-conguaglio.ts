import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';

/** The last month of a year, whose payments may settle it. */
const DICEMBRE = 12;

/** Tells of a payslip that settles the year in course while the person goes on: what is paid after is taxed as if nothing had been settled. */
export const avvisiConguaglio = (situazione: Situazione | null, fineRapporto: boolean): readonly Anomalia[] => {
  if (situazione === null || fineRapporto) return [];
  const {
    tipo,
    dataPagamento,
    annoConguagliato,
    opzioni: { conguaglio, cessazione, decesso },
  } = situazione;
  const { anno, mese } = partiDi(dataPagamento);
  const inCorso = tipo === 'CON' ? annoConguagliato === anno : conguaglio || cessazione;
  if (!inCorso || decesso || mese === DICEMBRE) return [];
  return [
    {
      codice: 'CONGUAGLIO_IN_CORSO',
      messaggio: `Conguaglia il ${anno}, che non è finito, e il rapporto della persona non risulta finire entro il mese del pagamento: quello che sarà pagato dopo andrà conguagliato di nuovo. Se il rapporto finisce, scriverne la fine nel servizio o nell'incarico; se continua, conguagliare dopo l'ultimo pagamento dell'anno.`,
    },
  ];
};
