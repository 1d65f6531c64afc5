import { accessorioFissoSpettante, indennitaDirezione } from '../../rules/contratto/indennita.ts';
import type { TipoContratto } from '../../rules/contratto/inquadramento.ts';
import { emolumentoAccessorio2023, vacanzaContrattuale } from '../../rules/contratto/vacanza-contrattuale.ts';
import type { Regole } from '../../rules/regole.ts';
import { dato } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { accessorioFissoDi, nomeAccessorioFisso, tabellareDi } from './inquadramento.ts';
import { emolumentoAccessorioMensile } from './rinnovo.ts';
import type { ServizioContratto } from './servizi-uniti.ts';
import {
  accessorioFissoMensile,
  indennitaDirezioneMensile,
  indennitaVacanzaContrattuale,
  isAccessorioFissoDovuto,
  stipendioTabellareMensile,
} from './stipendio.ts';

export type CodiceCompetenza =
  | 'STIPENDIO'
  | 'VACANZA_CONTRATTUALE'
  | 'EMOLUMENTO_ACCESSORIO'
  | 'ASSEGNO_PERSONALE'
  | 'RPD'
  | 'CIA'
  | 'INDENNITA_DIREZIONE'
  | 'TREDICESIMA'
  | 'TREDICESIMA_ANNUA'
  | 'TREDICESIMA_EMOLUMENTO'
  | 'ORE_DI_ASSENZA';

/** The supplement of 2023: pay of thirteen months that is outside the TFR. */
export const EMOLUMENTO = 'EMOLUMENTO_ACCESSORIO';

/** The 13th that is paid once a year, apart from the accruals of each month. */
export const TREDICESIMA_ANNUA = 'TREDICESIMA_ANNUA';

/** A monthly item of pay of a full post; the fixed accessory is cut by its own rule and stays out of the 13th. */
export interface VoceMensile {
  readonly codice: CodiceCompetenza;
  readonly nome: string;
  readonly mensile: Calcolato;
  readonly parte: 'fondamentale' | 'accessorio';
}

/** The monthly items of a contract on a day: stipendio, vacancy allowance, supplement of 2023, personal allowance; where due RPD or CIA, or the direction allowance of who is DSGA. */
export const vociMensili = (
  servizio: ServizioContratto,
  contratto: TipoContratto,
  giorno: string,
  regole: Regole,
): readonly VoceMensile[] => {
  const { profilo, fascia } = servizio;
  const stipendio = stipendioTabellareMensile(regole.inVigore(tabellareDi(profilo, fascia), giorno));
  const vacanza = indennitaVacanzaContrattuale(stipendio, regole.inVigore(vacanzaContrattuale, giorno));
  const emolumento = regole.seInVigore(emolumentoAccessorio2023, giorno);
  const assegno = dato('Assegno personale mensile', servizio.assegnoPersonaleMensile);
  const conEmolumento: readonly VoceMensile[] =
    emolumento === null
      ? []
      : [
          {
            codice: EMOLUMENTO,
            nome: 'Emolumento accessorio',
            mensile: emolumentoAccessorioMensile(stipendio, emolumento),
            parte: 'fondamentale',
          },
        ];
  const fondamentali: readonly VoceMensile[] = [
    { codice: 'STIPENDIO', nome: 'Stipendio tabellare', mensile: stipendio, parte: 'fondamentale' },
    {
      codice: 'VACANZA_CONTRATTUALE',
      nome: 'Indennità di vacanza contrattuale',
      mensile: vacanza,
      parte: 'fondamentale',
    },
    ...conEmolumento,
    { codice: 'ASSEGNO_PERSONALE', nome: 'Assegno personale', mensile: assegno, parte: 'fondamentale' },
  ];
  if (!isAccessorioFissoDovuto(contratto, servizio.sentenzaRpdCia, regole.inVigore(accessorioFissoSpettante, giorno)))
    return fondamentali;
  const direzione = servizio.direzione === true ? regole.seInVigore(indennitaDirezione, giorno) : null;
  if (direzione !== null)
    return [
      ...fondamentali,
      {
        codice: 'INDENNITA_DIREZIONE',
        nome: 'Indennità di direzione, parte fissa',
        mensile: indennitaDirezioneMensile(direzione),
        parte: 'accessorio',
      },
    ];
  const nome = nomeAccessorioFisso(profilo);
  return [
    ...fondamentali,
    {
      codice: nome,
      nome,
      mensile: accessorioFissoMensile(regole.inVigore(accessorioFissoDi(profilo, fascia), giorno)),
      parte: 'accessorio',
    },
  ];
};
