import { compensiMembro } from '../../calculation/contratto/membro-commissione.ts';
import { aliquotaMassima, contratto, intero, lavoro, pagamento, siNo } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { rispostaData, type Risposte } from '../domande.ts';
import { conAliquota, nelGiorno, situazioneDi, voceCompenso } from '../situazione-caso.ts';

const isDipendente = ({ chi }: Risposte): boolean => chi === 'DIPENDENTE';

/** A member of a board of the final exam: the fees of the decree, travel quota and preliminary exams. */
export const commissione = definizione(
  'COMMISSIONE',
  {
    chi: {
      tipo: 'scelta',
      domanda: 'Chi è?',
      voci: { DIPENDENTE: 'Dipendente della scuola statale', ESTRANEO: 'Estraneo alla scuola o in pensione' },
    },
    funzione: {
      tipo: 'scelta',
      domanda: 'Che funzione ha?',
      voci: {
        PRESIDENTE: 'Presidente',
        COMMISSARIO_ESTERNO: 'Commissario esterno',
        COMMISSARIO_INTERNO: 'Commissario interno',
      },
    },
    classi: intero('In quante classi?', 1, 3),
    sostituto: {
      ...siNo('Sostituisce il presidente?'),
      quando: ({ funzione }) => funzione !== undefined && funzione !== 'PRESIDENTE',
    },
    trasferta: {
      tipo: 'scelta',
      domanda: 'Quanto è lontana la sede?',
      aiuto: 'La quota di trasferta non è tassata.',
      voci: {
        NESSUNA: 'Nessuna quota di trasferta',
        F1: 'Stesso comune o prima fascia',
        F2: 'Seconda fascia',
        F3: 'Terza fascia',
        F4: 'Quarta fascia',
      },
    },
    candidati: intero('Quanti candidati ha avuto negli esami preliminari?', 0, 500),
    materie: { ...intero('E in quante materie?', 1, 20), quando: ({ candidati }) => Number(candidati ?? 0) > 0 },
    contratto: { ...contratto, quando: isDipendente },
    aliquota: { ...aliquotaMassima, quando: isDipendente },
    regime: {
      tipo: 'scelta',
      domanda: 'Come si tassa?',
      aiuto: 'Le letture sono due: la sceglie la scuola.',
      voci: { RITENUTA_20: "Con la ritenuta d'acconto", FUNZIONI_PUBBLICHE: 'Come pubblica funzione, a scaglioni' },
      quando: ({ chi }) => chi === 'ESTRANEO',
    },
    lavoro,
    pagamento,
  },
  (dette, regole) => {
    const { funzione, trasferta, preliminari } = compensiMembro(
      {
        funzione: dette.funzione,
        classi: dette.classi,
        sostituto: dette.sostituto ?? false,
        parte: null,
        fascia: dette.trasferta === 'NESSUNA' ? null : Number(dette.trasferta.slice(1)),
        materie: dette.materie ?? 0,
        candidatiPreliminari: dette.candidati,
      },
      dette.lavoro,
      regole,
    );
    const compensi = {
      FUNZIONE: funzione,
      ...(trasferta === null ? {} : { TRASFERTA: trasferta }),
      ...(preliminari === null ? {} : { PRELIMINARI: preliminari }),
    };
    const noipa = dette.chi === 'DIPENDENTE';
    const voci = Object.entries(compensi).map(([codice, { importo }]) =>
      voceCompenso(
        NOMI[codice] ?? codice,
        nelGiorno(dette.lavoro),
        { importo },
        {
          codice,
          canale: noipa ? 'NOIPA' : 'BILANCIO',
          ...(codice === 'TRASFERTA' ? { trattamento: 'ESENTE' as const } : {}),
        },
      ),
    );
    return {
      chiPaga: noipa ? 'NOIPA' : 'SCUOLA',
      somma: null,
      compensi,
      situazione: () =>
        noipa
          ? situazioneDi(dette.pagamento, {
              tipo: 'ACC',
              percettore: {
                tipo: 'DIPENDENTE',
                contratto: rispostaData(dette.contratto, 'che contratto ha'),
                ruolo: 'DOCENTE',
              },
              fiscali: conAliquota(rispostaData(dette.aliquota, 'aliquota massima')),
              voci,
              opzioni: { simulazione: true },
            })
          : situazioneDi(dette.pagamento, {
              tipo: 'EST',
              percettore: { tipo: 'COMMISSARIO_ESTERNO', regime: rispostaData(dette.regime, 'come si tassa') },
              voci,
            }),
    };
  },
);

const NOMI: Readonly<Record<string, string>> = {
  FUNZIONE: 'Compenso di funzione',
  TRASFERTA: 'Quota di trasferta',
  PRELIMINARI: 'Esami preliminari',
};
