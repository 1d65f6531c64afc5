import { useEffect, useMemo, useState } from 'react';
import { ApiError, type Client } from '#api/client.ts';
import { useClient } from '#api/query.ts';
import { calcoloRoutes, MASSIMO_SIMULATI, type EsitoSimulato } from '#shared/contracts/cedolini/calcolo.ts';
import { VOCE_DI_ALTRO_PROFILO } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { importoVoce, type InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { somma } from '#shared/money/centesimi.ts';
import { processoInputDi } from './processo-input.ts';
import type { RigaPreparazione } from './righe-preparazione.ts';

/** How long after the last change the rows are tried, milliseconds. */
const PAUSA = 1500;

/** What the calculation says of a row as it is now: the payslip's cost, or why there would be none. */
export interface EsitoRiga {
  readonly motivi: readonly string[];
  /** What the office may have mistaken, and is paid all the same. */
  readonly avvisi: readonly string[];
  readonly lordoStato: number;
}

/** What the calculation says of the rows that were tried, by person, and what they cost together. */
export interface Verifica {
  readonly tipo: TipoElaborazione;
  readonly esiti: ReadonlyMap<string, EsitoRiga>;
  /** All the rows that pay something have been tried as they are now. */
  readonly aggiornata: boolean;
  readonly lordoStato: number;
}

interface Provata {
  readonly input: InputCedolino;
  readonly esito: EsitoRiga;
}

/** Whether the row has something for the calculation to try. */
export const isPagata = ({ input, bozza }: RigaPreparazione, tipo: TipoElaborazione): boolean =>
  tipo === 'CON' ||
  input.voci.some((voce) => importoVoce(voce) !== 0) ||
  bozza.servizi.length > 0 ||
  input.ferie !== undefined;

/** The rows of a run tried by the calculation itself while they are prepared: only those changed since, and nothing is written. */
export const useVerifica = (processo: Processo, righe: readonly RigaPreparazione[]): Verifica => {
  const client = useClient();
  const [provate, setProvate] = useState<ReadonlyMap<string, Provata>>(new Map());
  const daProvare = righe.filter(
    (riga) =>
      isPagata(riga, processo.TIPO_ELABORAZIONE) && provate.get(riga.bozza.uidSubAnagrafe)?.input !== riga.input,
  );
  const quante = daProvare.length;
  useEffect(() => {
    if (quante === 0) return undefined;
    const attesa = setTimeout(() => {
      tryRighe(client, processo, daProvare.slice(0, MASSIMO_SIMULATI)).then(
        (nuove) => setProvate((prima) => new Map([...prima, ...nuove])),
        // What could not be tried now is tried at the next change: the calculation says it all the same.
        () => undefined,
      );
    }, PAUSA);
    return () => clearTimeout(attesa);
    // The rows say when.
  }, [client, processo, righe, quante]);
  return useMemo(() => {
    const attuali = righe.flatMap(({ bozza, input }) => {
      const provata = provate.get(bozza.uidSubAnagrafe);
      return provata?.input === input ? [[bozza.uidSubAnagrafe, provata.esito] as const] : [];
    });
    return {
      tipo: processo.TIPO_ELABORAZIONE,
      esiti: new Map(attuali),
      aggiornata: quante === 0,
      lordoStato: somma(attuali.map(([, { lordoStato }]) => lordoStato)),
    };
  }, [processo.TIPO_ELABORAZIONE, righe, provate, quante]);
};

const esitoDi = ({ cedolino, anomalie }: EsitoSimulato): EsitoRiga =>
  cedolino === null
    ? { motivi: anomalie.map(({ messaggio }) => messaggio), avvisi: [], lordoStato: 0 }
    : {
        motivi: [],
        avvisi: anomalie.filter(({ codice }) => codice === VOCE_DI_ALTRO_PROFILO).map(({ messaggio }) => messaggio),
        lordoStato: cedolino.totali.lordoStato,
      };

/** Tries some rows; those the request itself is refused for are told apart, and the others tried without them. */
const tryRighe = async (
  client: Client,
  processo: Processo,
  righe: readonly RigaPreparazione[],
): Promise<readonly (readonly [string, Provata])[]> => {
  if (righe.length === 0) return [];
  try {
    const { cedolini } = await client(calcoloRoutes.simulaProcesso, {
      body: { processo: processoInputDi(processo), cedolini: righe.map(({ input }) => input) },
    });
    const inputs = new Map(righe.map(({ bozza, input }) => [bozza.uidSubAnagrafe, input]));
    return cedolini.flatMap((esito) => {
      const input = inputs.get(esito.uidSubAnagrafe);
      return input === undefined ? [] : [[esito.uidSubAnagrafe, { input, esito: esitoDi(esito) }] as const];
    });
  } catch (errore) {
    const motivi = motiviDi(errore);
    if (motivi.size === 0) throw errore;
    const rifiutate = righe.flatMap(({ bozza, input }, indice) => {
      const suoi = motivi.get(indice);
      return suoi === undefined
        ? []
        : [[bozza.uidSubAnagrafe, { input, esito: { motivi: suoi, avvisi: [], lordoStato: 0 } }] as const];
    });
    const altre = await tryRighe(
      client,
      processo,
      righe.filter((_, indice) => !motivi.has(indice)),
    );
    return [...rifiutate, ...altre];
  }
};

/** The messages of a refused request by the place of the payslip they speak of. */
const motiviDi = (errore: unknown): ReadonlyMap<number, readonly string[]> => {
  if (!(errore instanceof ApiError)) return new Map();
  const detti = errore.errore.fields.flatMap(({ path, message }) => {
    const indice = /^cedolini\.(\d{1,4})\./.exec(path)?.[1];
    return indice === undefined ? [] : [{ indice: Number(indice), message }];
  });
  return new Map(
    [...Map.groupBy(detti, ({ indice }) => indice)].map(([indice, suoi]) => [
      indice,
      suoi.map(({ message }) => message),
    ]),
  );
};
