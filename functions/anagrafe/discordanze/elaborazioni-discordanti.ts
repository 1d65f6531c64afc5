import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { fattiScuolaAl } from '#archivio/scuola/intestazione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Differenza, Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import type { FattiScuola } from '#shared/contracts/cedolini/fatti-scuola.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { accorciato } from '#shared/domain/testo.ts';

const RIMEDIO =
  'I cedolini e le stampe restano com’erano il giorno del pagamento. Se il dato di allora era sbagliato, correggerlo in La scuola nel tempo o nelle Firme, dal giorno giusto.';

const inParole = ({ scuola, firme, ibanTesoreria }: FattiScuola): Readonly<Record<string, string>> => ({
  Denominazione: scuola.nome,
  'Codice meccanografico': scuola.codMeccanografico,
  'Codice fiscale': scuola.codFiscale,
  Sede: scuola.indirizzo,
  'Conto da cui paga': ibanTesoreria === null ? '' : formatIban(ibanTesoreria),
  Firme: firme.map(({ ruolo, nome }) => `${ruolo}: ${nome}`).join('; '),
});

const differenzeDi = (detti: FattiScuola, oggi: FattiScuola): Differenza[] => {
  const [prima, dopo] = [inParole(detti), inParole(oggi)];
  return Object.keys(prima)
    .filter((cosa) => prima[cosa] !== dopo[cosa])
    .map((cosa) => ({ cosa, detto: prima[cosa] || null, oggi: dopo[cosa] || null }));
};

/** The runs of a year whose prints say of the school what its records do not say any more of that day. Two requests for each day of payment. */
export const elaborazioniDiscordanti = async (archivio: Archivio, anno: number): Promise<Discordanza[]> => {
  const pagate = (await processiContabilizzati(archivio)).filter(({ dataPagamento }) =>
    dataPagamento.startsWith(String(anno)),
  );
  const giorni = [...new Set(pagate.map(({ dataPagamento }) => dataPagamento))];
  const fatti = new Map(
    await Promise.all(giorni.map(async (giorno) => [giorno, await fattiScuolaAl(archivio, giorno)] as const)),
  );
  return pagate.flatMap(({ uid, DES_ELABORAZIONE, dataPagamento, fattiScuola }): Discordanza[] => {
    const oggi = fatti.get(dataPagamento);
    const differenze = fattiScuola === undefined || oggi === undefined ? [] : differenzeDi(fattiScuola, oggi);
    return differenze.length === 0
      ? []
      : [
          {
            tipo: 'ELABORAZIONE',
            uid,
            idProcesso: uid,
            adempimento: null,
            descrizione: accorciato(`Elaborazione "${DES_ELABORAZIONE}"`, 200),
            giorno: dataPagamento,
            differenze,
            rimedio: RIMEDIO,
          },
        ];
  });
};
