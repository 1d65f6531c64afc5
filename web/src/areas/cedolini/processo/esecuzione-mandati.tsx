import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import {
  esecuzioneRoutes,
  type CedolinoRidatato,
  type Esecuzione,
  type MandatoAltrove,
} from '#shared/contracts/cedolini/esecuzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { descrizioneAdempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { dalGiornoAlGiorno, descrizioneDecisione } from '#shared/domain/elaborazione/esecuzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { DecidiEsecuzioneModale } from './decidi-esecuzione-modale.tsx';

/** The orders of a run, beside it: the decision that their day asks for, and the other runs that have their numbers. */
export const EsecuzioneMandati = ({ processo }: { readonly processo: Processo }) => {
  const { data } = useRoute(
    esecuzioneRoutes.getEsecuzione,
    { query: { idProcesso: processo.uid } },
    { staleTime: 0, enabled: processo.mandati.length > 0 },
  );
  if (data === undefined) return null;
  return (
    <>
      <MandatiAltrove mandati={data.mandatiAltrove ?? []} />
      {isDaDire(data, processo) && <Decisione processo={processo} data={data} />}
    </>
  );
};

/** The decision that the day of the treasurer asks for, and what was decided: months, both payslips, filings to correct. */
const Decisione = ({ processo, data }: { readonly processo: Processo; readonly data: Esecuzione }) => {
  const [aperta, setAperta] = useState(false);
  const { decisione, correzione } = data;
  const decidibile = decisione === 'SPOSTA' || (decisione === 'RIDATA' && correzione === null);
  return (
    <>
      <Alert
        type={decisione === 'NESSUNA' ? 'info' : 'warning'}
        header={titoloDi(data, processo)}
        action={decidibile ? <Button onClick={() => setAperta(true)}>Decidi…</Button> : undefined}
      >
        <SpaceBetween size="s">
          {decisione !== 'NESSUNA' && <div>{descrizioneDecisione[decisione]}</div>}
          {processo.esecuzione && <div>Perché: {processo.esecuzione.perche}</div>}
          <Mesi esecuzione={data} />
          <Cedolini esecuzione={data} processo={processo} />
          <Denunce esecuzione={data} />
        </SpaceBetween>
      </Alert>
      {aperta && <DecidiEsecuzioneModale processo={processo} esecuzione={data} onChiudi={() => setAperta(false)} />}
    </>
  );
};

/** The orders that another run has too: one that pays both is right, a number typed twice is not. */
const MandatiAltrove = ({ mandati }: { readonly mandati: readonly MandatoAltrove[] }) =>
  mandati.length === 0 ? null : (
    <Alert type="warning" header="Un numero di mandato è scritto anche in un'altra elaborazione">
      <div>
        Va bene se un mandato le paga tutte; altrimenti correggere il numero nell'elaborazione in cui è sbagliato.
      </div>
      <ul>
        {mandati.map(({ uid, numero, data, ID_ELABORAZIONE, DES_ELABORAZIONE }) => (
          <li key={`${uid} ${data} ${numero}`}>
            Mandato {numero} del {formatGiorno(data)}:{' '}
            <Link href={`#/cedolini?processo=${uid}`}>
              elaborazione {ID_ELABORAZIONE} «{DES_ELABORAZIONE}»
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );

const isDaDire = ({ decisione, denunce, correzione }: Esecuzione, { esecuzione, sostituita }: Processo): boolean =>
  decisione !== 'NESSUNA' ||
  denunce.length > 0 ||
  correzione !== null ||
  esecuzione !== undefined ||
  sostituita !== undefined;

const titoloDi = (
  { giorno, pagamento, decisione }: Esecuzione,
  { dataPagamento, sostituita, esecuzione }: Processo,
): string => {
  if (sostituita !== undefined) return 'Al posto di questa elaborazione conta quella pagata il giorno del tesoriere';
  if (decisione === 'NESSUNA' && esecuzione !== undefined)
    return `Gli adempimenti seguono il giorno del tesoriere, ${formatGiorno(pagamento)}, e non il ${formatGiorno(dataPagamento)}`;
  return `Elaborazione ${dalGiornoAlGiorno(pagamento, giorno ?? pagamento)}: che cosa cambia?`;
};

const Mesi = ({ esecuzione: { mesi } }: { readonly esecuzione: Esecuzione }) => {
  const mossi = mesi.filter(({ prima, dopo }) => prima.anno !== dopo.anno || prima.mese !== dopo.mese);
  if (mossi.length === 0) return null;
  return (
    <ul>
      {mossi.map(({ adempimento, prima, dopo }) => (
        <li key={adempimento}>
          {descrizioneAdempimento[adempimento]}: da {formatMese(prima)} a {formatMese(dopo)}
        </li>
      ))}
    </ul>
  );
};

const Cedolini = ({
  esecuzione: { cedolini, correzione },
  processo: { uid },
}: {
  readonly esecuzione: Esecuzione;
  readonly processo: Processo;
}) => (
  <>
    {correzione && (
      <div>
        <Link href={`#/cedolini?processo=${correzione.uid}`}>
          Elaborazione {correzione.ID_ELABORAZIONE} «{correzione.DES_ELABORAZIONE}»
        </Link>
      </div>
    )}
    {cedolini.length > 0 && (
      <ul>
        {cedolini.map((cedolino) => (
          <li key={cedolino.prima.uid}>
            <DueCedolini cedolino={cedolino} processo={uid} collegata={correzione?.uid} />
          </li>
        ))}
      </ul>
    )}
  </>
);

interface Coppia {
  readonly cedolino: CedolinoRidatato;
  readonly processo: string;
  readonly collegata: string | undefined;
}

/** 'Rossi Maria: 800,00 € nel 2025, 790,00 € nel 2026, differenza −10,00 €'. */
const DueCedolini = ({ cedolino: { nominativo, desCf, prima, dopo }, processo, collegata }: Coppia) => (
  <>
    {nominativo} ({desCf}):{' '}
    <Link href={`#/cedolini?processo=${processo}&cedolino=${prima.uid}`}>
      {formatEuro(prima.netto)} nel {prima.anno}
    </Link>
    {dopo === null ? (
      ', e poi come calcola l’elaborazione collegata'
    ) : (
      <>
        ,{' '}
        <Link href={`#/cedolini?processo=${collegata ?? ''}&cedolino=${dopo.uid}`}>
          {formatEuro(dopo.netto)} nel {dopo.anno}
        </Link>
        , differenza {formatEuro(dopo.netto - prima.netto)}
      </>
    )}
  </>
);

const Denunce = ({ esecuzione: { denunce } }: { readonly esecuzione: Esecuzione }) =>
  denunce.length === 0 ? null : (
    <div>
      <Box variant="awsui-key-label">Denunce da correggere</Box>
      <ul>
        {denunce.map(({ uid, descrizione, datInvio, rimedio }) => (
          <li key={uid}>
            {descrizione}
            {datInvio === null ? '' : `, inviata il ${formatGiorno(datInvio)}`}: {rimedio}
          </li>
        ))}
      </ul>
    </div>
  );
