import { bozzaRepository } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { instant } from '#platform/clock.ts';
import type { Files } from '#platform/files.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { ParametriAccorpa } from '../../accorpamento/parametri.ts';
import { readPersone } from '../../accorpamento/persone-accorpate.ts';
import { riassuntoDi } from '../../cedolino/riassunto.ts';
import { cartellaProcesso } from '../../processi/input-calcolo.ts';
import { mergePersone, splitPersone } from './spostamento.ts';

/** Each moves four items and removes four. */
const PERSONE_PER_BLOCCO = 9;
const CONCLUDI: Ammessa = { cosa: 'concludere', da: ['IN_CORSO'] };

/**
 * Moves the payslips of a run into another, or back, block by block: a person is moved if their payslip is still where it comes from, so that a block
 * delivered twice, or worked again by a later attempt, moves nobody twice. Every payslip is in one of the two runs at each instant.
 */
export const accorpamentoElaborazioni = (files: Files): TipoLavoro => ({
  prepare: async ({ lavoro }) => {
    const persone = await readPersone(files, ParametriAccorpa.parse(lavoro.parametri).persone);
    return {
      blocchi: Array.from({ length: Math.ceil(persone.length / PERSONE_PER_BLOCCO) }, (_, indice) =>
        String(indice).padStart(4, '0'),
      ),
      totale: persone.length,
    };
  },

  blocco: async (blocco, context) => {
    const parametri = ParametriAccorpa.parse(context.lavoro.parametri);
    const inizio = Number(blocco) * PERSONE_PER_BLOCCO;
    const persone = (await readPersone(files, parametri.persone)).slice(inizio, inizio + PERSONE_PER_BLOCCO);
    const processi = processiRepository(context.archivio);
    const [dest, prov] = await Promise.all([processi.load(parametri.dest), processi.load(parametri.prov.uid)]);
    const mossi = await (parametri.verso === 'accorpa' ? mergePersone : splitPersone)({ persone, prov, dest }, context);
    context.modifica.audit({
      entita: 'PROCESSO',
      uid: dest.uid,
      azione: 'modificato',
      dopo: { blocco, verso: parametri.verso, cedolini: mossi },
    });
    return { fatti: persone.length, scartati: 0, esiti: [], totali: {} };
  },

  close: async (_blocchi, context) => {
    const { verso, prov, dest, lavoroDest } = ParametriAccorpa.parse(context.lavoro.parametri);
    if (verso === 'annulla') {
      await closeProcesso(prov.uid, { lavoroUid: prov.lavoroUid }, context);
      await closeProcesso(dest, { lavoroUid: lavoroDest }, context);
      return { riprovabile: false };
    }
    await removeProcesso(prov.uid, context);
    const accorpata = {
      lavoro: context.lavoro.uid,
      ID_ELABORAZIONE: prov.ID_ELABORAZIONE,
      DES_ELABORAZIONE: prov.DES_ELABORAZIONE,
      cedolini: prov.numCedolini,
      da: context.lavoro.avviatoDa,
      il: instant(context.adesso),
    };
    await closeProcesso(dest, { lavoroUid: lavoroDest, accorpata }, context);
    return { riprovabile: false, annullabile: true };
  },

  seguito: async ({ archivio, lavoro }) => {
    const { verso, prov } = ParametriAccorpa.parse(lavoro.parametri);
    if (verso === 'accorpa') await files.removeFolder(cartellaProcesso(archivio, prov.uid));
  },

  fallito: async (motivo, context) => {
    const { prov, dest } = ParametriAccorpa.parse(context.lavoro.parametri);
    for (const uid of [dest, prov.uid]) await failProcesso(uid, motivo, context);
  },
});

interface Chiusura {
  readonly lavoroUid: string | null;
  readonly accorpata?: NonNullable<Processo['accorpate']>[number];
}

/** A run takes counts and sums from the payslips it now has. */
const closeProcesso = async (
  uid: Uid<'PROCESSO'>,
  { lavoroUid, accorpata }: Chiusura,
  { archivio, modifica }: PassoContext,
): Promise<void> => {
  const processi = processiRepository(archivio);
  const [prima, testate] = await Promise.all([processi.load(uid), cedoliniRepository(archivio).listTestate(uid)]);
  const riassunto = riassuntoDi(testate, prima);
  const vuota = riassunto.numCedolini === 0;
  const { record, ...scrittura } = processi.change(
    prima,
    {
      ...riassunto,
      lavoroUid,
      STATUS: vuota ? 'FALLITO' : 'COMPLETATO',
      motivoFallimento: vuota ? 'Non è rimasto nessun cedolino calcolato.' : null,
      ...(accorpata === undefined ? {} : { accorpate: [...(prima.accorpate ?? []), accorpata] }),
    },
    CONCLUDI,
  );
  const { STATUS, numCedolini, totali, hash } = record;
  modifica.write(
    { record, ...scrittura },
    { azione: 'stato', prima: { STATUS: prima.STATUS }, dopo: { STATUS, numCedolini, totali, hash } },
  );
};

const removeProcesso = async (uid: Uid<'PROCESSO'>, { archivio, modifica }: PassoContext): Promise<void> => {
  const processi = processiRepository(archivio);
  const bozza = bozzaRepository(archivio);
  const [prov, segno] = await Promise.all([processi.load(uid), bozza.getSegno(uid)]);
  modifica.write(processi.removeAmmesso(prov, CONCLUDI));
  if (segno > 0) modifica.add(bozza.removeSegno(uid, segno));
};

const failProcesso = async (
  uid: Uid<'PROCESSO'>,
  motivo: string,
  { archivio, modifica }: PassoContext,
): Promise<void> => {
  const processi = processiRepository(archivio);
  const [prima, testate] = await Promise.all([processi.load(uid), cedoliniRepository(archivio).listTestate(uid)]);
  const fallita = { STATUS: 'FALLITO', motivoFallimento: motivo, totali: null } as const;
  modifica.write(processi.change(prima, { ...riassuntoDi(testate, prima), ...fallita }, CONCLUDI), {
    azione: 'stato',
    prima: { STATUS: prima.STATUS },
    dopo: fallita,
  });
};
