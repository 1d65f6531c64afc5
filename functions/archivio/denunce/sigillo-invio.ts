import { canonico } from '#platform/data/canonico.ts';
import { withIgnote } from '#platform/data/forme/ignote.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { impronta } from '../impronta.ts';
import type { DenunciaSalvata } from './denunce-repository.ts';

/** Fields of a sent filing that may still change: what came back of it, and corrections asked of it. */
const DOPO: ReadonlySet<string> = new Set([
  'versione',
  'STATUS',
  'protocollo',
  'esito',
  'motivoEsito',
  'ricevute',
  'respinti',
  'correzioni',
  'sigillo',
] satisfies readonly (keyof Denuncia)[]);

/** The hash of a filing as it is sent: its head but for what changes afterwards, its content as it is stored, the values written over it. */
export const sigilloInvio = ({
  denuncia,
  parti,
  valori,
}: Pick<DenunciaSalvata, 'denuncia' | 'parti' | 'valori'>): string => {
  const fermo = Object.entries(Object(withIgnote(denuncia))).filter(([campo]) => !DOPO.has(campo));
  return impronta(
    canonico(Object.fromEntries(fermo)),
    ...[...parti].toSorted(byUid).map(({ testo }) => testo),
    ...valori.toSorted(byUid).map(({ versione: _, ...valore }) => canonico(valore)),
  );
};

const byUid = (a: { readonly uid: string }, b: { readonly uid: string }): number => (a.uid < b.uid ? -1 : 1);

/** Tells whether a filing is still what it was when it was sent; true of one that is not sent, or was by a version that did not seal. */
export const isComeInviata = (salvata: Pick<DenunciaSalvata, 'denuncia' | 'parti' | 'valori'>): boolean =>
  salvata.denuncia.STATUS !== 'INVIATO' ||
  salvata.denuncia.sigillo === undefined ||
  salvata.denuncia.sigillo === sigilloInvio(salvata);
