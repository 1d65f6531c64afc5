import { tracciatoScuola } from '#archivio/denunce/tracciato-scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { primiRilievi, type Verifica } from '#shared/contracts/denunce/macchina/verifica.ts';
import { descrizioneTipoDenuncia, type TipoDenuncia } from '#shared/domain/denuncia.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { altroTipoDi, catalogo } from '../formati/catalogo.ts';
import { isBloccante, sortRilievi, tracciatoDella } from '../macchina/denuncia.ts';
import { FileIllegibile } from '../macchina/file-fisso.ts';
import { riferimentiDi } from './comuni-e-mappa.ts';

/** What is wrong in a file, whoever made it; one that cannot be read says where. */
export const verifyFile = async (tipo: TipoDenuncia, bytes: Uint8Array, archivio: Archivio): Promise<Verifica> => {
  const riferimenti = await riferimentiDi(archivio, tipo);
  const tracciato = tracciatoDella(catalogo[tipo].tracciato, await tracciatoScuola(tipo, archivio).load());
  const vuota = { leggibile: false, perche: '', bloccanti: 0, avvisi: 0, rilievi: [] };
  const suo = { tracciato: tracciato.nome, riscontrato: tracciato.riscontro !== null };
  const altro = altroTipoDi(bytes, tipo);
  if (altro !== null)
    return {
      ...vuota,
      ...suo,
      perche: `È un file di un altro tipo, ${descrizioneTipoDenuncia[altro]}: scegliere quello e verificarlo di nuovo.`,
    };
  try {
    const letta = catalogo[tipo].read(bytes, riferimenti);
    const tutti = sortRilievi([...letta.rilievi, ...letta.check(riferimenti)]);
    const bloccanti = tutti.filter(isBloccante).length;
    return {
      ...vuota,
      ...suo,
      leggibile: true,
      bloccanti,
      avvisi: tutti.length - bloccanti,
      rilievi: primiRilievi(tutti),
    };
  } catch (error) {
    if (!(error instanceof FileIllegibile)) throw error;
    return { ...vuota, ...suo, perche: accorciato(error.message, 2000) };
  }
};
