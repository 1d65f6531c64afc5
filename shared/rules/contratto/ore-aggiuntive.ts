import type { Centesimi } from '../../money/centesimi.ts';
import type { RegolaDatata, Riscontro } from '../regola.ts';
import { ccnl2007, ccnl2024 } from './norme.ts';

export const attivitaDocenti = ['INSEGNAMENTO', 'FUNZIONALE', 'RECUPERO'] as const;
export type AttivitaDocenti = (typeof attivitaDocenti)[number];

export const profiliOreAta = ['COLLABORATORE', 'ASSISTENTE', 'COORDINATORE', 'DSGA'] as const;
/** Rows of the ATA table of extra hours: operatori are paid as collaboratori, coordinatori are the former area C. */
export type ProfiloOreAta = (typeof profiliOreAta)[number];

export const orariAta = ['DIURNO', 'NOTTURNO_O_FESTIVO', 'NOTTURNO_E_FESTIVO'] as const;
export type OrarioAta = (typeof orariAta)[number];
export type TariffeAta = Readonly<Record<OrarioAta, Centesimi>>;

const dal2007 = '2007-11-29';
const dal2024 = '2024-01-01';

const oraDocenti = (
  attivita: string,
  descrizione: string,
  fino2023: Centesimi,
  dal2024Valore: Centesimi,
): RegolaDatata<Centesimi> => ({
  id: `contratto.mof.docenti.${attivita}`,
  descrizione: `Compenso orario docenti, ${descrizione}`,
  versioni: [
    {
      dal: dal2007,
      valore: fino2023,
      norma: [ccnl2007('tab. 5')],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'lavorareascuola.it; tecnicadellascuola.it' },
    },
    {
      dal: dal2024,
      valore: dal2024Valore,
      norma: [ccnl2024('tab. E1.6')],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'orizzontescuola.it; vocedellascuola.it; scuolalink.it' },
    },
  ],
});

/** Hourly pay of teachers from the school fund, lordo dipendente, by service date. */
export const oreDocenti: Readonly<Record<AttivitaDocenti, RegolaDatata<Centesimi>>> = {
  INSEGNAMENTO: oraDocenti('insegnamento', 'attività aggiuntive di insegnamento', 3500, 3850),
  FUNZIONALE: oraDocenti('funzionale', "attività funzionali all'insegnamento", 1750, 1925),
  RECUPERO: oraDocenti('recupero', 'corsi di recupero', 5000, 5500),
};

const oraAta = (
  profilo: string,
  chi: string,
  fino2023: TariffeAta,
  dal2024Valore: TariffeAta,
  riscontro: Riscontro | null,
): RegolaDatata<TariffeAta> => ({
  id: `contratto.mof.ata.${profilo}`,
  descrizione: `Compenso orario ATA, ${chi}`,
  versioni: [
    {
      dal: dal2007,
      valore: fino2023,
      norma: [ccnl2007('tab. 6')],
      fonte: riscontro === null ? 'conoscenza' : 'fonte',
      riscontro,
    },
    {
      dal: dal2024,
      valore: dal2024Valore,
      norma: [ccnl2024('tab. E1.6')],
      fonte: 'derivata',
      riscontro: null,
      nota: 'Aumento del 10 % sugli importi del 2007',
    },
  ],
});

const tariffe = (DIURNO: Centesimi, NOTTURNO_O_FESTIVO: Centesimi, NOTTURNO_E_FESTIVO: Centesimi): TariffeAta => ({
  DIURNO,
  NOTTURNO_O_FESTIVO,
  NOTTURNO_E_FESTIVO,
});

const tabella6: Riscontro = { il: '2026-11-20', dove: 'lavorareascuola.it; tecnicadellascuola.it' };

/** Hourly pay of ATA staff from the school fund, lordo dipendente, by service date and time of the day. */
export const oreAta: Readonly<Record<ProfiloOreAta, RegolaDatata<TariffeAta>>> = {
  COLLABORATORE: oraAta(
    'collaboratore',
    'collaboratori e operatori',
    tariffe(1250, 1450, 1700),
    tariffe(1375, 1595, 1870),
    tabella6,
  ),
  ASSISTENTE: oraAta('assistente', 'assistenti', tariffe(1450, 1650, 1900), tariffe(1595, 1815, 2090), tabella6),
  COORDINATORE: oraAta('coordinatore', 'coordinatori', tariffe(1650, 1850, 2150), tariffe(1815, 2035, 2365), tabella6),
  DSGA: oraAta('dsga', 'DSGA', tariffe(1850, 2050, 2450), tariffe(2035, 2255, 2695), null),
};

/** Right of the DSGA to the hours of the table from the school fund. The rate stays, for what the EU, bodies and privates pay. */
export const oreDelDsga: RegolaDatata<{ readonly dalFondo: boolean }> = {
  id: 'contratto.mof.ore-del-dsga',
  descrizione: 'Ore aggiuntive del DSGA a carico del fondo',
  versioni: [
    { dal: dal2007, valore: { dalFondo: true }, norma: [ccnl2007('art. 89')], fonte: 'conoscenza', riscontro: null },
    {
      dal: '2008-07-25',
      valore: { dalFondo: false },
      norma: [
        { testo: 'Sequenza contrattuale 25/7/2008, art. 3' },
        {
          ...ccnl2024('art. 56 cc. 1 e 4'),
          url: 'https://www.contrattoscuola.it/art-56-trattamento-economico-del-personale-con-incarico-di-dsga',
        },
      ],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-28',
        dove: 'tecnicadellascuola.it 2/2022 (ARAN CIRS92); contrattoscuola.it, art. 56; rietinvetrina.it',
      },
      nota: 'Restano i compensi a forma forfettaria, con un atto che li nomina, e le attività di progetti pagati da Unione europea, enti o privati',
    },
  ],
};

export const regoleOreAggiuntive: readonly RegolaDatata<unknown>[] = [
  oreDelDsga,
  ...Object.values(oreDocenti),
  ...Object.values(oreAta),
];
