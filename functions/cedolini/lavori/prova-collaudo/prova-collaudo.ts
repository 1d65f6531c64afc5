import { casiRepository } from '#archivio/collaudo/caso.ts';
import { proveRepository } from '#archivio/collaudo/prova.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Cambi } from '#platform/data/repository.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { ProvaCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { proveDi } from '../../collaudo/provato.ts';

/** A test of a case: its payslips computed again in one block and written beside what is expected. */
export const provaCollaudo: TipoLavoro = {
  prepare: async ({ archivio, lavoro }) => {
    const { numCedolini } = await proveRepository(archivio).load(asUid(lavoro.oggetto));
    return { blocchi: ['cedolini'], totale: numCedolini };
  },

  blocco: async (_blocco, { archivio, lavoro, modifica }) => {
    const prove = proveRepository(archivio);
    const prova = await prove.load(asUid(lavoro.oggetto));
    const { cedolini } = await casiRepository(archivio).loadIntero(prova.idCaso);
    const trovati = await proveDi(archivio, cedolini);
    const numDiversi = trovati.filter(({ provato }) => provato.esito !== 'UGUALE').length;
    const dopo = modifica.write(prove.update(prova, { numDiversi }));
    modifica.add(...prove.putCedolini(dopo, trovati));
    return { fatti: trovati.length, scartati: 0, esiti: [], totali: { diversi: numDiversi } };
  },

  close: async (_blocchi, context) => {
    await change(context, { stato: 'COMPLETATO', motivo: null });
    return { stato: 'COMPLETATO' };
  },

  fallito: (motivo, context) => change(context, { stato: 'FALLITO', motivo: accorciato(motivo, 1000) }),
};

const change = async ({ archivio, lavoro, modifica }: PassoContext, cambi: Cambi<ProvaCollaudo>): Promise<void> => {
  const prove = proveRepository(archivio);
  const prova = await prove.load(asUid(lavoro.oggetto));
  modifica.write(prove.update(prova, cambi), { azione: 'stato', prima: { stato: prova.stato }, dopo: cambi });
};
