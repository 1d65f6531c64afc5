import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';

interface Props {
  readonly anno: number;
  readonly onCambia: (anno: number) => void;
}

/** A year that filings may be of. */
export const SceltaAnno = (props: Props) => <SceltaAnnoDal dal={PRIMO_ANNO_DENUNCE} {...props} />;
