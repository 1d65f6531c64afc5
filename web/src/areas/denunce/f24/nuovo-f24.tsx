import Alert from '@cloudscape-design/components/alert';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { PRIMO_ANNO_DENUNCE } from '../../../../../shared/contracts/denunce/denuncia.ts';
import { f24Routes, type Proposta } from '../../../../../shared/contracts/denunce/f24-chiamate.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';
import { addMesi, formatMese, meseDi, type Mese } from '../../../../../shared/domain/tempo/mese.ts';
import { useRoute } from '../../../api/query.ts';
import { Attesa } from '../../../ui/errore-caricamento.tsx';
import { Pagina } from '../../../ui/pagina.tsx';
import { SceltaMese } from '../../../ui/scelte/scelta-mese.tsx';
import { useSession } from '../../../ui/session.ts';
import { StatoVuoto } from '../../../ui/stato-vuoto.tsx';
import { DatiF24 } from './dati-f24.tsx';
import { RigheProposte } from './righe-proposte.tsx';

interface Props {
  readonly onCreato: (uid: string) => void;
  readonly onAnnulla: () => void;
}

/** The making of an F24: the month, its accounted runs, the rows they would make, then payment date and description. */
export const NuovoF24 = ({ onCreato, onAnnulla }: Props) => {
  const corrente = meseDi(useSession().sessione.oggi);
  const [mese, setMese] = useState<Mese>(corrente);
  const query = useRoute(f24Routes.proponiF24, { body: { anno: mese.anno, mese: mese.mese } }, { staleTime: 0 });
  return (
    <Pagina
      titolo="Nuovo F24"
      descrizione="Dalle elaborazioni contabilizzate di un mese"
      azioni={
        <SceltaMese
          valore={mese}
          onCambia={setMese}
          dal={{ anno: PRIMO_ANNO_DENUNCE, mese: 1 }}
          al={addMesi(corrente, 1)}
        />
      }
    >
      {query.isPending || query.error ? (
        <Attesa errore={query.error} onRiprova={query.refetch} />
      ) : (
        <DaProposta
          key={`${mese.anno}-${mese.mese}`}
          mese={mese}
          proposta={query.data}
          onCreato={onCreato}
          onAnnulla={onAnnulla}
        />
      )}
    </Pagina>
  );
};

const DaProposta = ({
  mese,
  proposta,
  onCreato,
  onAnnulla,
}: Props & { readonly mese: Mese; readonly proposta: Proposta }) => {
  const liberi = proposta.processi.filter(({ f24 }) => f24 === null);
  const [scelti, setScelti] = useState<readonly string[]>(liberi.map(({ uid }) => uid));
  if (proposta.processi.length === 0)
    return (
      <StatoVuoto
        titolo={`Nessuna elaborazione di ${formatMese(mese)}`}
        testo="Entrano nell'F24 le elaborazioni contabilizzate con gli adempimenti in questo mese."
      />
    );
  const cambia = (uid: string, scelto: boolean) =>
    setScelti((prima) => (scelto ? [...prima, uid] : prima.filter((altro) => altro !== uid)));
  return (
    <SpaceBetween size="l">
      {proposta.inviato && (
        <Alert type="info">
          Un F24 di {formatMese(mese)} è già stato inviato: da allora il mese non prende altre elaborazioni.
        </Alert>
      )}
      <Container header={<Header variant="h2">Elaborazioni di {formatMese(mese)}</Header>}>
        <SpaceBetween size="xs">
          {proposta.processi.map(({ uid, idElaborazione, descrizione, dataPagamento, numCedolini, f24 }) => (
            <Checkbox
              key={uid}
              checked={scelti.includes(uid)}
              disabled={f24 !== null}
              description={
                f24 === null
                  ? `${numCedolini} cedolini, pagamento ${formatGiorno(dataPagamento)}`
                  : `È già in "${f24.descrizione}"`
              }
              onChange={({ detail }) => cambia(uid, detail.checked)}
            >
              {idElaborazione} – {descrizione}
            </Checkbox>
          ))}
        </SpaceBetween>
      </Container>
      {liberi.length > 0 && scelti.length === liberi.length && <RigheProposte proposta={proposta} />}
      {liberi.length > 0 && (
        <DatiF24 proposta={proposta} mese={mese} scelti={scelti} onCreato={onCreato} onAnnulla={onAnnulla} />
      )}
    </SpaceBetween>
  );
};
