import type * as z from 'zod';
import { chiaveMappa } from '#archivio/denunce/file-conservati.ts';
import { tracciatoScuola, type TracciatoScuola } from '#archivio/denunce/tracciato-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoNonValido } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { Tracciato, tracciatoRoutes } from '#shared/contracts/denunce/macchina/tracciato.ts';
import type { TipoTracciato } from '#shared/domain/denuncia.ts';
import { tracciatoLista } from '../../riferimento/noipa/tracciato-lista.ts';
import { catalogo } from '../formati/catalogo.ts';
import { tracciatoDella, type Flusso } from '../macchina/denuncia.ts';
import { alberoCon, difettoDi, differenzeDi, elementiDi } from '../macchina/mappa.ts';
import { bytesMappa, improntaMappa } from './comuni-e-mappa.ts';

type DaScrivere = z.output<typeof tracciatoRoutes.putTracciato.body>;

type DaMappare = Pick<Flusso, 'tracciato' | 'radice' | 'records'>;

const flussoDi = (tipo: TipoTracciato): DaMappare => (tipo === 'noipa' ? tracciatoLista : catalogo[tipo]);

/** The layout of a kind of file as a school has it. */
export const tracciatoService = (files: Files) => ({
  get: async (tipo: TipoTracciato, archivio: Archivio): Promise<Tracciato> =>
    view(tipo, await tracciatoScuola(tipo, archivio).load()),

  /** @throws VERSIONE_SUPERATA */
  put: async (daScrivere: DaScrivere, context: RequestContext): Promise<Tracciato> => {
    const { tipo, versione, mappa, documento, confermato } = daScrivere;
    checkMappa(flussoDi(tipo), daScrivere);
    const { archivio, sessione, adesso } = context;
    if (mappa.length > 0)
      await files.put(chiaveMappa(archivio.codmin, improntaMappa(mappa)), bytesMappa(mappa), 'application/json');
    const salvato = { uid: tipo, versione, mappa, documento, confermato };
    return view(
      tipo,
      await tracciatoScuola(tipo, archivio).save(
        { ...salvato, chi: sessione.descutente, il: instant(adesso) },
        context,
      ),
    );
  },
});

/** @throws RICHIESTA_NON_VALIDA */
const checkMappa = ({ radice, records }: DaMappare, { mappa, documento, confermato }: DaScrivere): void => {
  if (confermato && documento === '')
    throw campoNonValido('documento', 'Scrivere da quale documento è stato letto il tracciato.');
  if (mappa.length === 0) return;
  const difetto =
    radice === undefined
      ? 'Questo file è a larghezza fissa: non ha elementi da rinominare.'
      : difettoDi(radice, records, mappa);
  if (difetto !== null) throw campoNonValido('mappa', difetto);
};

const view = (tipo: TipoTracciato, { versione, mappa, documento, confermato, chi, il }: TracciatoScuola): Tracciato => {
  const { tracciato, radice, records } = flussoDi(tipo);
  return {
    tipo,
    versione,
    nome: tracciato.nome,
    dal: tracciato.dal,
    fonte: tracciato.fonte,
    riscontrato: tracciatoDella(tracciato, { mappa, documento, confermato, il }).riscontro !== null,
    mappabile: radice !== undefined,
    elementi: radice === undefined ? [] : [...elementiDi(alberoCon(radice, records))],
    mappa,
    differenze: radice === undefined ? [] : [...differenzeDi(radice, records, mappa)],
    documento,
    confermato,
    chi,
    il,
  };
};
