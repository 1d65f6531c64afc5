import { fasce, isVoceDi, type Fascia, type Profilo } from '#shared/rules/contratto/inquadramento.ts';
import { tabellari } from '#shared/rules/contratto/tabellari.ts';
import { inUnita } from './caso.ts';
import { conParametri, parametro, type Prova } from './parametri.ts';

const PROFILI: Readonly<Record<string, Profilo>> = {
  COLLABORATORE: 'COLLABORATORE',
  'OPERATORE/coll. servizi agrari': 'OPERATORE',
  OPERATORE: 'OPERATORE',
  ASSISTENTE: 'ASSISTENTE',
  FUNZIONARIO_EQ: 'FUNZIONARIO',
  FUNZIONARIO: 'FUNZIONARIO',
  PRIMARIA: 'DOCENTE_INFANZIA_PRIMARIA',
  INFANZIA: 'DOCENTE_INFANZIA_PRIMARIA',
  DOC_INFANZIA_PRIMARIA: 'DOCENTE_INFANZIA_PRIMARIA',
  DIPLOMATI_II: 'DOCENTE_DIPLOMATO',
  SECONDARIA: 'DOCENTE_PRIMO_GRADO',
  SECONDARIA_I: 'DOCENTE_PRIMO_GRADO',
  DOC_SECONDARIA_I_e_LAUREATI_II: 'DOCENTE_PRIMO_GRADO',
  LAUREATI_II: 'DOCENTE_LAUREATO',
};

/** "PRIMARIA 28-34" or "PRIMARIA" with the band apart. */
export const posizione = ({ ingressi }: Prova): { readonly profilo: Profilo; readonly fascia: Fascia } => {
  const parole = ingressi.testo('profile').split(' ');
  const ultima = parole.at(-1) ?? '';
  const conFascia = isVoceDi(fasce, ultima);
  const nome = conFascia ? parole.slice(0, -1).join(' ') : parole.join(' ');
  const profilo = PROFILI[nome];
  const indicata = ingressi.ha('band') ? ingressi.testo('band') : '0-8';
  const fascia = conFascia ? ultima : indicata;
  if (profilo === undefined || !isVoceDi(fasce, fascia))
    throw new Error(`profilo o fascia sconosciuti: ${ingressi.testo('profile')} ${fascia}`);
  return { profilo, fascia };
};

/** The salary table with the figure the case carries: monthly figures are twelfths of the annual one. */
export const conTabellare = (prova: Prova, nome: string, mensilita: 1 | 12): Prova => {
  const { profilo, fascia } = posizione(prova);
  return conParametri(
    prova,
    parametro(prova, nome, tabellari[profilo][fascia], ({ numero }) => inUnita(numero(nome), 100 * mensilita)),
  );
};
