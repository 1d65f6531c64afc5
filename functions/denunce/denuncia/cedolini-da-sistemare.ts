import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia, RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** Filings that tell of services and absences beside the sums: the others tell of sums alone, and those were paid. */
const CON_FATTI: readonly Adempimento[] = ['UNIEMENS', 'CU', 'SPT'];

/** The findings of a filing on the payslips whose services or absences have changed since they were paid: what it says of the work is what the pay was computed with, gathered again too. One request for each hundred runs. */
export const rilieviDaSistemare = async (
  archivio: Archivio,
  denuncia: Pick<Denuncia, 'tipo' | 'STATUS' | 'esito' | 'processi' | 'descrizione'>,
): Promise<readonly RilievoInRiga[]> => {
  const { tipo, STATUS, esito, processi, descrizione } = denuncia;
  if (!CON_FATTI.includes(flussi[tipo].adempimento) || isRespinta(esito) || processi.length === 0) return [];
  const sue = await processiRepository(archivio).getMany(processi);
  return sue.flatMap(({ DES_ELABORAZIONE, ID_ELABORAZIONE, daSistemare = [] }) =>
    daSistemare
      .filter(({ sistemato }) => sistemato === undefined)
      .map(({ nominativo, desCf, cosa }): RilievoInRiga => ({
        codice: 'denuncia.cedolino-da-sistemare',
        gravita: 'AVVISO',
        regola: 'Una denuncia dice servizi e assenze con cui la paga è stata calcolata.',
        persona: desCf.length < 11 ? null : desCf,
        campo: 'servizi',
        atteso: accorciato(`i dati del cedolino nell'elaborazione ${ID_ELABORAZIONE} "${DES_ELABORAZIONE}"`, 600),
        trovato: accorciato(`${nominativo}: ${cosa}`, 600),
        rimedio: accorciato(
          STATUS === 'INVIATO'
            ? `"${descrizione}" è già inviata con i dati del cedolino: sistemare la paga se cambia, e correggerla presso chi l'ha ricevuta.`
            : "La denuncia, anche aggiornata, dice i dati del cedolino. Se sono giusti quelli di oggi: sistemare la paga se cambia (arretrati, recupero o restituzione), correggere a mano la riga della persona, poi segnarlo nell'elaborazione.",
          600,
        ),
        chiave: null,
        nome: 'Servizi e assenze',
      })),
  );
};
