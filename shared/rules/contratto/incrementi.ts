import type { Centesimi } from '../../money/centesimi.ts';
import type { RegolaDatata } from '../regola.ts';
import { descrizioneProfilo, profili, type Fascia, type Profilo } from './inquadramento.ts';
import { ccnl2025 } from './norme.ts';

export type PerFascia = Readonly<Record<Fascia, Centesimi>>;

/** A row of the table: one amount a band. */
type Riga = readonly [Centesimi, Centesimi, Centesimi, Centesimi, Centesimi, Centesimi];

const riga = (...[a, b, c, d, e, f]: Riga): PerFascia => ({
  '0-8': a,
  '9-14': b,
  '15-20': c,
  '21-27': d,
  '28-34': e,
  '35+': f,
});

const tabellaA1: Readonly<Record<Profilo, PerFascia>> = {
  COLLABORATORE: riga(8574, 9312, 9849, 10390, 10789, 11080),
  OPERATORE: riga(8782, 9506, 10056, 10601, 10994, 11292),
  ASSISTENTE: riga(9558, 10493, 11201, 11900, 12406, 12795),
  FUNZIONARIO: riga(12519, 13960, 15245, 16620, 18053, 19450),
  DOCENTE_INFANZIA_PRIMARIA: riga(11012, 12177, 13199, 14198, 15189, 15938),
  DOCENTE_DIPLOMATO: riga(11012, 12177, 13205, 14702, 15673, 16437),
  DOCENTE_PRIMO_GRADO: riga(11920, 13277, 14462, 15631, 16795, 17661),
  DOCENTE_LAUREATO: riga(11920, 13618, 14902, 16564, 17661, 18531),
};

const regolaDi = (profilo: Profilo): RegolaDatata<PerFascia> => ({
  id: `contratto.incremento.${profilo.toLowerCase().replaceAll('_', '-')}`,
  descrizione: `Incremento mensile del tabellare per tredici mensilità, ${descrizioneProfilo[profilo]}`,
  versioni: [
    {
      dal: '2024-01-01',
      valore: tabellaA1[profilo],
      norma: [ccnl2025('art. 12, tab. A1')],
      fonte: 'derivata',
      riscontro: null,
      nota: "Fascia 0-8 letta nell'allegato; le altre ricavate e riscontrate sugli aumenti complessivi pubblicati",
    },
  ],
});

/** Monthly increase of the tabellare by profile: what a contract adds, kept beside its result so that the two check each other. */
export const incrementi: Readonly<Record<Profilo, RegolaDatata<PerFascia>>> = {
  COLLABORATORE: regolaDi('COLLABORATORE'),
  OPERATORE: regolaDi('OPERATORE'),
  ASSISTENTE: regolaDi('ASSISTENTE'),
  FUNZIONARIO: regolaDi('FUNZIONARIO'),
  DOCENTE_INFANZIA_PRIMARIA: regolaDi('DOCENTE_INFANZIA_PRIMARIA'),
  DOCENTE_DIPLOMATO: regolaDi('DOCENTE_DIPLOMATO'),
  DOCENTE_PRIMO_GRADO: regolaDi('DOCENTE_PRIMO_GRADO'),
  DOCENTE_LAUREATO: regolaDi('DOCENTE_LAUREATO'),
};

export const regoleIncrementi: readonly RegolaDatata<PerFascia>[] = profili.map((profilo) => incrementi[profilo]);
