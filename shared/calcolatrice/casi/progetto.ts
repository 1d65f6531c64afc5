import { compensoProgetto, tariffaProgettoDi } from '../../calculation/contratto/progetti.ts';
import { descrizioneRuoloDipendente } from '../../domain/persona/percettore.ts';
import { tariffeProgetto } from '../../rules/contratto/progetti.ts';
import { ifInForceOn } from '../../rules/regola.ts';
import { aliquotaMassima, contratto, importo, lavoro, ore, pagamento } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { rispostaData, type Risposte } from '../domande.ts';
import {
  COMPENSO,
  conAliquota,
  nelGiorno,
  situazioneDi,
  soloPrevista,
  sommaDetta,
  voceCompenso,
} from '../situazione-caso.ts';

const { DOCENTE, ATA, DSGA, DS } = descrizioneRuoloDipendente;

/** The rate of a programme on the day of the work; null until both are said, and before it paid anything. */
const tariffaInVigore = ({ voce, lavoro: giorno }: Risposte) =>
  typeof voce === 'string' && typeof giorno === 'string' && Object.hasOwn(tariffeProgetto, voce)
    ? (ifInForceOn(tariffaProgettoDi(voce), giorno)?.valore ?? null)
    : null;

/** Programmes that the ministry pays through NoiPA, to teachers who guide pupils. */
const DI_NOIPA: readonly string[] = ['ORIENTATORE', 'TUTOR_SCOLASTICO'];

/** Own staff in a project, at the rate that the project has. */
export const progetto = definizione(
  'PROGETTO',
  {
    ruolo: { tipo: 'scelta', domanda: 'Chi è?', voci: { DOCENTE, ATA, DSGA, DS } },
    voce: {
      tipo: 'scelta',
      domanda: 'In quale progetto?',
      voci: {
        PON_ESPERTO: 'PON e PN, esperto',
        PON_TUTOR: 'PON e PN, tutor',
        PNRR_ESPERTO: 'PNRR, esperto',
        PNRR_TUTOR: 'PNRR, tutor',
        PNRR_MENTORING: 'PNRR, mentoring e orientamento',
        PNRR_FORMATORE: 'PNRR, formatore del personale',
        FORMAZIONE_DOCENZA: 'Corsi di formazione, docenza',
        FORMAZIONE_TUTORAGGIO: 'Corsi di formazione, tutoraggio e assistenza',
        ORIENTATORE: 'Docente orientatore',
        TUTOR_SCOLASTICO: "Docente tutor per l'orientamento",
      },
    },
    lavoro,
    tariffa: {
      ...importo("Che importo dice l'incarico?"),
      aiuto: "Per un'ora; per tutto l'anno dove il progetto paga l'anno.",
      quando: (risposte) => {
        const tariffa = tariffaInVigore(risposte);
        return tariffa !== null && tariffa.minimo !== tariffa.massimo;
      },
    },
    ore: { ...ore('Quante ore?'), quando: (risposte) => tariffaInVigore(risposte)?.unita === 'ORA' },
    contratto,
    pagamento,
    aliquota: aliquotaMassima,
  },
  (dette, regole) => {
    const regola = regole.inVigore(tariffaProgettoDi(dette.voce), dette.lavoro);
    const quante = regola.valore.unita === 'ORA' ? rispostaData(dette.ore, 'quante ore') : 0;
    const { base, calcolato } = compensoProgetto(quante, dette.tariffa ?? null, regola);
    const chiPaga = DI_NOIPA.includes(dette.voce) ? 'NOIPA' : 'SCUOLA';
    return {
      chiPaga,
      somma: sommaDetta(base === 'LS' ? 'LORDO_STATO' : 'LORDO_DIPENDENTE', calcolato.importo),
      compensi: { [COMPENSO]: calcolato },
      situazione: (indicata) =>
        situazioneDi(dette.pagamento, {
          tipo: 'ACC',
          base: indicata.base,
          percettore: { tipo: 'DIPENDENTE', contratto: dette.contratto, ruolo: dette.ruolo },
          fiscali: conAliquota(dette.aliquota),
          voci: [
            voceCompenso('Compenso del progetto', nelGiorno(dette.lavoro), indicata, {
              canale: chiPaga === 'NOIPA' ? 'NOIPA' : 'BILANCIO',
            }),
          ],
          ...soloPrevista(chiPaga),
        }),
    };
  },
);
