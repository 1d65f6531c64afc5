import { compensoOrario, oraSostituzioneColleghi, retribuzioneOrariaDocenti } from '../../calculation/contratto/ore.ts';
import type { Regole } from '../../rules/regole.ts';
import { aliquotaMassima, contratto, fondi, lavoro, ore, pagamento, parto, somma } from '../campi-comuni.ts';
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

const isForfait = ({ attivita }: Risposte): boolean => attivita === 'FORFAIT';
const isAdOre = ({ attivita }: Risposte): boolean => attivita !== undefined && attivita !== 'FORFAIT';

/** Extra hours and lump sums of a teacher. */
export const docente = definizione(
  'DOCENTE',
  {
    attivita: {
      tipo: 'scelta',
      domanda: 'Che cosa ha fatto?',
      voci: {
        INSEGNAMENTO: 'Ore aggiuntive di insegnamento',
        FUNZIONALE: "Ore funzionali all'insegnamento",
        RECUPERO: 'Corsi di recupero',
        SOSTITUZIONE: 'Ore eccedenti per sostituire colleghi assenti',
        FORFAIT: 'Altro, a importo: funzioni strumentali, incarichi, forfait',
      },
    },
    grado: {
      tipo: 'scelta',
      domanda: 'In che grado di scuola?',
      voci: {
        INFANZIA: 'Infanzia',
        PRIMARIA: 'Primaria',
        SECONDARIA: 'Secondaria, docente laureato',
        ITP: 'Secondaria, insegnante tecnico-pratico',
      },
      quando: ({ attivita }) => attivita === 'SOSTITUZIONE',
    },
    ore: { ...ore('Quante ore?'), quando: isAdOre },
    parto: { ...parto, quando: isForfait },
    somma: { ...somma, quando: isForfait },
    contratto,
    fondi,
    lavoro,
    pagamento,
    aliquota: aliquotaMassima,
  },
  (dette, regole) => {
    const oraria = dette.attivita === 'FORFAIT' ? null : compensoAdOre(dette, regole);
    return {
      chiPaga: dette.fondi === 'NOIPA' ? 'NOIPA' : 'SCUOLA',
      somma:
        oraria === null
          ? sommaDetta(rispostaData(dette.parto, 'da quale importo si parte'), rispostaData(dette.somma, 'importo'))
          : sommaDetta('LORDO_DIPENDENTE', oraria.importo),
      ...(oraria === null ? {} : { compensi: { [COMPENSO]: oraria } }),
      situazione: (indicata) =>
        situazioneDi(dette.pagamento, {
          tipo: 'ACC',
          base: indicata.base,
          percettore: { tipo: 'DIPENDENTE', contratto: dette.contratto, ruolo: 'DOCENTE' },
          fiscali: conAliquota(dette.aliquota),
          voci: [
            voceCompenso('Compenso al docente', nelGiorno(dette.lavoro), indicata, {
              canale: dette.fondi,
            }),
          ],
          ...soloPrevista(dette.fondi === 'NOIPA' ? 'NOIPA' : 'SCUOLA'),
        }),
    };
  },
);

/** Hours at the rate of the contract on the day of the work. */
const compensoAdOre = (
  dette: {
    readonly attivita: string;
    readonly grado?: string;
    readonly ore?: number;
    readonly lavoro: string;
  },
  regole: Regole,
) => {
  const tariffa =
    dette.attivita === 'SOSTITUZIONE'
      ? oraSostituzioneColleghi(rispostaData(dette.grado, 'grado di scuola'), dette.lavoro, regole)
      : retribuzioneOrariaDocenti(dette.attivita, dette.lavoro, regole);
  return compensoOrario(tariffa, rispostaData(dette.ore, 'quante ore'));
};
