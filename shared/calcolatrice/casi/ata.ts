import { compensoOrario, retribuzioneOrariaAta } from '../../calculation/contratto/ore.ts';
import { oreDelDsga } from '../../rules/contratto/ore-aggiuntive.ts';
import type { Regole } from '../../rules/regole.ts';
import { aliquotaMassima, contratto, fondi, lavoro, ore, pagamento, parto, somma } from '../campi-comuni.ts';
import { definizione, type NonCalcolato } from '../definizione.ts';
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

const isAdOre = ({ compenso }: Risposte): boolean => compenso === 'ORE';
const isForfait = ({ compenso }: Risposte): boolean => compenso === 'FORFAIT';

/** Overtime and lump sums of ATA staff, the DSGA among them. */
export const ata = definizione(
  'ATA',
  {
    profilo: {
      tipo: 'scelta',
      domanda: 'Che profilo ha?',
      voci: {
        COLLABORATORE: 'Collaboratore o operatore scolastico',
        ASSISTENTE: 'Assistente amministrativo o tecnico',
        COORDINATORE: 'Funzionario o coordinatore',
        DSGA: 'DSGA',
      },
    },
    compenso: {
      tipo: 'scelta',
      domanda: 'Si paga a ore o a importo?',
      voci: { ORE: 'A ore, con la tariffa del contratto', FORFAIT: 'A importo: incarichi, forfait' },
    },
    orario: {
      tipo: 'scelta',
      domanda: 'In che orario?',
      voci: {
        DIURNO: 'Di giorno, in un giorno feriale',
        NOTTURNO_O_FESTIVO: 'Di notte o in un giorno festivo',
        NOTTURNO_E_FESTIVO: 'Di notte in un giorno festivo',
      },
      quando: isAdOre,
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
    const rifiuto = oreDelDsgaDalFondo(dette, regole);
    if (rifiuto !== null) return rifiuto;
    const oraria = dette.compenso === 'ORE' ? compensoAdOre(dette, regole) : null;
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
          percettore: {
            tipo: 'DIPENDENTE',
            contratto: dette.contratto,
            ruolo: dette.profilo === 'DSGA' ? 'DSGA' : 'ATA',
          },
          fiscali: conAliquota(dette.aliquota),
          voci: [
            voceCompenso('Compenso al personale ATA', nelGiorno(dette.lavoro), indicata, {
              canale: dette.fondi,
            }),
          ],
          ...soloPrevista(dette.fondi === 'NOIPA' ? 'NOIPA' : 'SCUOLA'),
        }),
    };
  },
);

const compensoAdOre = (
  dette: { readonly profilo: string; readonly orario?: string; readonly ore?: number; readonly lavoro: string },
  regole: Regole,
) =>
  compensoOrario(
    retribuzioneOrariaAta(dette.profilo, rispostaData(dette.orario, 'in che orario'), dette.lavoro, regole),
    rispostaData(dette.ore, 'quante ore'),
  );

/** The refusal of hours that the school fund may not pay, with its norm; null where nothing forbids them. */
const oreDelDsgaDalFondo = (
  dette: {
    readonly profilo: string;
    readonly compenso: string;
    readonly fondi: string;
    readonly lavoro: string;
  },
  regole: Regole,
): NonCalcolato | null => {
  if (dette.profilo !== 'DSGA' || dette.compenso !== 'ORE' || dette.fondi !== 'NOIPA') return null;
  const { valore, norma } = regole.inVigore(oreDelDsga, dette.lavoro);
  if (valore.dalFondo) return null;
  return {
    motivo: `Le ore aggiuntive del DSGA non si pagano con il fondo (${norma.map(({ testo }) => testo).join('; ')}).`,
    paga: 'Le può pagare la scuola, se sono di un progetto finanziato da Unione europea, enti o privati: scegliere il bilancio della scuola.',
  };
};
