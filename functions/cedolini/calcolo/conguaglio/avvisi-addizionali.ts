import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { EnteAddizionale } from '#shared/rules/addizionali/aliquote.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';

const CAMPI = [
  { campo: 'regione', tipo: 'REGIONE', nome: 'la regione' },
  { campo: 'comune', tipo: 'COMUNE', nome: 'il comune' },
] as const;

/** The reason why nobody knows the rates of a body; null when somebody does. */
const percheSenza = (regole: Regole, ente: EnteAddizionale, giorno: string): string | null => {
  try {
    regole.addizionale(ente, giorno);
    return null;
  } catch (causa) {
    if (causa instanceof RegolaMancante) return causa.message;
    throw causa;
  }
};

/** Tells, at each payment of a collaborator, the surtaxes that the settlement of the year will need and nobody has yet. */
export const avvisiAddizionali = (situazione: Situazione | null, regole: Regole): readonly Anomalia[] => {
  if (situazione?.tipo !== 'COC' || situazione.opzioni.conguaglio || situazione.opzioni.cessazione) return [];
  const { dataPagamento, fiscali } = situazione;
  const anno = dataPagamento.slice(0, 4);
  return CAMPI.flatMap(({ campo, tipo, nome }): Anomalia[] => {
    const codice = fiscali.addizionali[campo];
    if (codice === null)
      return [
        {
          codice: 'ADDIZIONALI_DA_PREPARARE',
          campo: `fiscali.addizionali.${campo}`,
          messaggio: `Il conguaglio del ${anno} chiederà ${nome} di domicilio fiscale al 1° gennaio ${anno}: scriverlo nei domicili della persona.`,
        },
      ];
    const perche = percheSenza(regole, { tipo, codice }, dataPagamento);
    return perche === null
      ? []
      : [
          {
            codice: 'ADDIZIONALI_DA_PREPARARE',
            campo: `addizionali.${campo}`,
            messaggio: `Il conguaglio del ${anno} chiederà le aliquote delle addizionali. ${perche}: caricare la tabella ufficiale del ${anno} in Tabelle, Addizionali.`,
          },
        ];
  });
};
