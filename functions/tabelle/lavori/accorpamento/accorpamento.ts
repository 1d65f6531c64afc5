import { riferimenti, type Riferimento, type Usato } from '#platform/data/uso-dei-record.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { accorpabili } from '../../accorpamento/accorpabili.ts';
import { ParametriAccorpamento } from '../../accorpamento/parametri.ts';
import { referenti } from '../../accorpamento/referenti.ts';

/** Records moved in one transaction: each is an update, two references and an audit entry. */
const PER_BLOCCO = 18;

/**
 * A merge of positions or classifications: its blocks move the live records that use the losing ones, its end deletes those.
 * Backwards, its blocks bring back the records that the merge moved and nobody changed since. A block is a range of references: done twice, it finds nothing.
 */
export const accorpamento: TipoLavoro = {
  prepare: async (context) => {
    const parametri = ParametriAccorpamento.parse(context.lavoro.parametri);
    const gruppi = await Promise.all(
      lettureDi(parametri).map(async (usato) => ({
        usato,
        chi: (await riferimenti(context.archivio).list(usato)).filter(daSpostare(parametri)),
      })),
    );
    return {
      blocchi: gruppi.flatMap(({ usato, chi }) => blocchiDi(usato, chi)),
      totale: gruppi.reduce((somma, { chi }) => somma + chi.length, 0),
    };
  },
  blocco: async (blocco, context) => {
    const parametri = ParametriAccorpamento.parse(context.lavoro.parametri);
    const { usato, da, a } = rangeOf(parametri, blocco);
    const chi = (await riferimenti(context.archivio).listBetween(usato, da, a)).filter(daSpostare(parametri));
    let fatti = 0;
    for (const riferimento of chi) if (await move(parametri, usato.uid, riferimento, context)) fatti += 1;
    return { fatti, scartati: 0, esiti: [], totali: {} };
  },
  close: async (_blocchi, context) => {
    const parametri = ParametriAccorpamento.parse(context.lavoro.parametri);
    const { verso, tipo, perdenti } = parametri;
    if (verso === 'annulla') return { riprovabile: false };
    const rimasti = (await Promise.all(lettureDi(parametri).map((usato) => riferimenti(context.archivio).list(usato))))
      .flat()
      .filter(daSpostare(parametri));
    if (rimasti[0])
      return {
        stato: 'FALLITO',
        motivo: `Nel frattempo ${rimasti[0].descrizione} ha iniziato a usare una delle posizioni da eliminare: riprovare per spostare anche questo.`,
        riprovabile: true,
      };
    await accorpabili[tipo].remove({ archivio: context.archivio, modifica: context.modifica }, perdenti);
    return { riprovabile: false, annullabile: true };
  },
};

/** Whose users are to be moved: of the losing records, or of the destination when going back. */
const lettureDi = ({ verso, tipo, destinazione, perdenti }: ParametriAccorpamento): Usato[] =>
  (verso === 'accorpa' ? perdenti : [destinazione]).map((uid) => ({ entita: tipo, uid }));

const daSpostare =
  ({ verso, merge }: ParametriAccorpamento) =>
  ({ entita, spostato }: Riferimento): boolean =>
    referenti[entita] !== undefined && (verso === 'accorpa' || spostato?.lavoro === merge);

const move = async (
  { verso, destinazione }: ParametriAccorpamento,
  attuale: string,
  { entita, uid, spostato }: Riferimento,
  { archivio, modifica, lavoro }: PassoContext,
): Promise<boolean> => {
  const referente = referenti[entita];
  if (referente === undefined) return false;
  if (verso === 'accorpa')
    return referente.repoint({ archivio, modifica }, uid, attuale, destinazione, {
      lavoro: lavoro.uid,
      da: attuale,
    });
  return spostato === undefined ? false : referente.repoint({ archivio, modifica }, uid, destinazione, spostato.da);
};

/** A block names its first and last user: `posto|KIND#uid|KIND#uid`, where `posto` is the place of the record they use. */
const blocchiDi = (usato: Usato, chi: readonly Riferimento[]): string[] => {
  const blocchi: string[] = [];
  for (let inizio = 0; inizio < chi.length; inizio += PER_BLOCCO) {
    const [primo, ultimo] = [chi[inizio], chi[Math.min(inizio + PER_BLOCCO, chi.length) - 1]];
    if (primo && ultimo)
      blocchi.push([usato.uid, `${primo.entita}#${primo.uid}`, `${ultimo.entita}#${ultimo.uid}`].join('|'));
  }
  return blocchi;
};

const rangeOf = ({ tipo }: ParametriAccorpamento, blocco: string): { usato: Usato; da: Usato; a: Usato } => {
  const [uid = '', da = '', a = ''] = blocco.split('|');
  const usatoDi = (testo: string): Usato => ({
    entita: testo.slice(0, testo.indexOf('#')),
    uid: testo.slice(testo.indexOf('#') + 1),
  });
  return { usato: { entita: tipo, uid }, da: usatoDi(da), a: usatoDi(a) };
};
