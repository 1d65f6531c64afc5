import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro } from '../../money/centesimi.ts';
import { TREDICESIMA_ANNUA } from '../contratto/voci-mensili.ts';
import type { Tassazione } from '../imposte/tassazione-ordinaria.ts';
import type { RigaCalcolata } from '../riga/righe.ts';
import { figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** The lines of a payment, their sum, and what is taxed of it. */
interface Pagato {
  readonly competenze: readonly RigaCalcolata[];
  readonly lordo: Calcolato;
  readonly imponibile: Calcolato;
}

/** The taxable part that is the 13th of the year: it bears its share of the contributions. */
export const mensilitaAggiuntiva = ({
  competenze,
  lordo,
  imponibile,
}: Pagato): Pick<Tassazione, 'mensilitaAggiuntiva'> => {
  const annua = sommaDi(
    'tredicesima',
    competenze
      .filter(({ codice }) => codice === TREDICESIMA_ANNUA)
      .map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato })),
  );
  if (annua.importo === 0 || lordo.importo === 0) return {};
  const importo = perDivisoArrotondato(imponibile.importo, annua.importo, lordo.importo);
  return {
    mensilitaAggiuntiva: figura(importo, {
      testo: () =>
        `${formatEuro(imponibile.importo)} × ${formatEuro(annua.importo)} ÷ ${formatEuro(lordo.importo)} = ${formatEuro(importo)} — imponibile della tredicesima`,
      formula: 'imponibile × tredicesima ÷ lordo',
      da: [imponibile, annua],
    }),
  };
};
