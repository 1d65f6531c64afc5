import type { Processo } from '#shared/contracts/cedolini/processo.ts';

/** The liquidation month is the last one a payment may refer to: by default, the month before. */
export const competenzaProposta = ({ ANNO, MESE }: Processo): { dal: string; al: string } => {
  const [anno, mese] = MESE === 1 ? [ANNO - 1, 12] : [ANNO, MESE - 1];
  const due = String(mese).padStart(2, '0');
  return {
    dal: `${anno}-${due}-01`,
    al: `${anno}-${due}-${String(new Date(Date.UTC(anno, mese, 0)).getUTCDate()).padStart(2, '0')}`,
  };
};
