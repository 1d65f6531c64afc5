import { codiciDenunceRepository, codiciInVigore } from '#archivio/tabelle/codici-denunce.ts';
import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { NomiDi } from './compensi-comunicati.ts';

/** How the school names its items for the portal: those of its own say it themselves, those of the program in its table of codes. */
export const loadNomiVoci = async (archivio: Archivio): Promise<NomiDi> => {
  const [codici, proprie] = await Promise.all([
    codiciDenunceRepository(archivio).listAll(),
    vociUtenteRepository(archivio).listAll(),
  ]);
  return (voce, giorno) => {
    const propria = proprie.find(({ codVoce }) => codVoce === voce);
    if (propria !== undefined) return { tipo: propria.codTipoSpt, capitolo: propria.codCapitolo };
    const inVigore = codiciInVigore('VOCE', voce, giorno, codici);
    const valoreDi = (dato: 'tipoSpt' | 'capitolo') => inVigore.find((uno) => uno.dato === dato)?.valore ?? '';
    return { tipo: valoreDi('tipoSpt'), capitolo: valoreDi('capitolo') };
  };
};
