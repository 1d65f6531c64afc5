import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { DaSistemare, Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia, RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** Filings that tell of services and absences beside the sums: the others tell of sums alone, and those were paid. */
const CON_FATTI: readonly Adempimento[] = ['UNIEMENS', 'CU', 'SPT'];
/** Filings that tell of, or pay, the contributions of the Gestione separata. */
const CON_SOMME: readonly Adempimento[] = ['UNIEMENS', 'CU', 'F24'];

/** The findings of a filing on the payslips whose services or absences, or whose sums of the year, have changed since they were paid: what it says of the work is what the pay was computed with, gathered again too. One request for each hundred runs. */
export const rilieviDaSistemare = async (
  archivio: Archivio,
  denuncia: Pick<Denuncia, 'tipo' | 'STATUS' | 'esito' | 'processi' | 'descrizione'>,
): Promise<readonly RilievoInRiga[]> => {
  const { tipo, STATUS, esito, processi, descrizione } = denuncia;
  const { adempimento } = flussi[tipo];
  const dette = ({ somme }: DaSistemare) => (somme === true ? CON_SOMME : CON_FATTI).includes(adempimento);
  if (![...CON_FATTI, ...CON_SOMME].includes(adempimento) || isRespinta(esito) || processi.length === 0) return [];
  const sue = await processiRepository(archivio).getMany(processi);
  const perche = STATUS === 'INVIATO' ? inviata(descrizione) : null;
  return sue.flatMap((processo) =>
    (processo.daSistemare ?? [])
      .filter((uno) => uno.sistemato === undefined && dette(uno))
      .map((uno) => rilievoDi(uno, processo, perche)),
  );
};

const inviata = (descrizione: string): string =>
  `"${descrizione}" è già inviata con i dati del cedolino: sistemare la paga se cambia, e correggerla presso chi l'ha ricevuta.`;

const rilievoDi = (
  { nominativo, desCf, cosa, somme }: DaSistemare,
  { ID_ELABORAZIONE, DES_ELABORAZIONE }: Processo,
  rimedio: string | null,
): RilievoInRiga => {
  const detto = somme === true ? DELLE_SOMME : DEL_LAVORO;
  return {
    codice: 'denuncia.cedolino-da-sistemare',
    gravita: 'AVVISO',
    ...detto,
    persona: desCf.length < 11 ? null : desCf,
    atteso: accorciato(`i dati del cedolino nell'elaborazione ${ID_ELABORAZIONE} "${DES_ELABORAZIONE}"`, 600),
    trovato: accorciato(`${nominativo}: ${cosa}`, 600),
    rimedio: accorciato(rimedio ?? detto.rimedio, 600),
    chiave: null,
  };
};

const DEL_LAVORO = {
  regola: 'Una denuncia dice servizi e assenze con cui la paga è stata calcolata.',
  campo: 'servizi',
  nome: 'Servizi e assenze',
  rimedio:
    "La denuncia, anche aggiornata, dice i dati del cedolino. Se sono giusti quelli di oggi: sistemare la paga se cambia (arretrati, recupero o restituzione), correggere a mano la riga della persona, poi segnarlo nell'elaborazione.",
};

const DELLE_SOMME = {
  regola: "Una denuncia dice i contributi come il cedolino li ha calcolati, sulle somme che l'anno aveva allora.",
  campo: 'somme',
  nome: "Somme dell'anno",
  rimedio:
    "La denuncia, anche aggiornata, dice i contributi del cedolino. Se sono giuste le somme di oggi: correggere a mano la riga della persona, rendere a lei la sua parte di quelli in più o trattenerle quella che manca, poi segnarlo nell'elaborazione.",
};
