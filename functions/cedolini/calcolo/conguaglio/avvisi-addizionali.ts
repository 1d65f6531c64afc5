import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { calendarioAddizionali, type EnteAddizionale } from '#shared/rules/addizionali/aliquote.ts';
import { inForceOn, RegolaMancante } from '#shared/rules/regola.ts';
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

/**
 * Tells, in one notice at each payment of a collaborator, what the surtaxes of the settlement of the year will need and nobody has yet. Before the first month
 * that withholds of the year its tables are not published: until then nobody can load them, and nothing is asked.
 */
export const avvisiAddizionali = (situazione: Situazione | null, regole: Regole): readonly Anomalia[] => {
  if (situazione?.tipo !== 'COC' || situazione.opzioni.conguaglio || situazione.opzioni.cessazione) return [];
  const { dataPagamento, fiscali } = situazione;
  const { anno, mese } = partiDi(dataPagamento);
  const senza = CAMPI.filter(({ campo }) => fiscali.addizionali[campo] === null);
  const [prima] = senza;
  if (prima !== undefined)
    return [
      {
        codice: 'ADDIZIONALI_DA_PREPARARE',
        campo: `fiscali.addizionali.${prima.campo}`,
        messaggio: `Il conguaglio del ${anno} chiederà ${senza.map(({ nome }) => nome).join(' e ')} di domicilio fiscale al 1° gennaio ${anno}: scriverlo nei domicili della persona.`,
      },
    ];
  if (mese < inForceOn(calendarioAddizionali, dataPagamento).valore.primoMeseAcconto) return [];
  const mancanti = CAMPI.flatMap(({ campo, tipo }) => {
    const codice = fiscali.addizionali[campo];
    const perche = codice === null ? null : percheSenza(regole, { tipo, codice }, dataPagamento);
    return perche === null ? [] : [{ campo, perche }];
  });
  const [una] = mancanti;
  if (una === undefined) return [];
  return [
    {
      codice: 'ADDIZIONALI_DA_PREPARARE',
      campo: `addizionali.${una.campo}`,
      messaggio: `Il conguaglio del ${anno} chiederà le aliquote delle addizionali. ${mancanti.map(({ perche }) => perche).join('. ')}: caricare la tabella ufficiale del ${anno} in Tabelle, Addizionali.`,
    },
  ];
};
