import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes, type Proposta } from '#shared/contracts/denunce/f24-chiamate.ts';
import { scadenzeRoutes } from '#shared/contracts/denunce/scadenze.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { addMesi, formatMese, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { quanti } from '#ui/formati.ts';
import { Pagina } from '#ui/pagina.tsx';
import { SceltaMese } from '#ui/scelte/scelta-mese.tsx';
import { useSession } from '#ui/session.ts';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { meseDovuto } from '../parti/periodo-dovuto.ts';
import { DatiF24 } from './dati-f24.tsx';
import { RigheProposte } from './righe-proposte.tsx';

interface Props {
  /** The month to begin with; the one that is late, or the next due, when not said. */
  readonly di: Mese | undefined;
  readonly onCreato: (uid: string) => void;
  readonly onAnnulla: () => void;
}

/** The making of an F24: the month, its accounted runs, the rows they would make, then payment date and description. */
export const NuovoF24 = ({ di, ...props }: Props) => {
  const corrente = meseDi(useSession().sessione.oggi);
  const { data, refetch, isLoading } = useRoute(scadenzeRoutes.listScadenze, {}, { enabled: di === undefined });
  if (isLoading)
    return (
      <Pagina titolo="Nuovo F24">
        <Attesa errore={null} onRiprova={refetch} />
      </Pagina>
    );
  return <NuovoDel {...props} da={di ?? meseDovuto(data ?? []) ?? corrente} corrente={corrente} />;
};

interface DelProps extends Omit<Props, 'di'> {
  /** The month that is seen first. */
  readonly da: Mese;
  readonly corrente: Mese;
}

const NuovoDel = ({ da, corrente, onCreato, onAnnulla }: DelProps) => {
  const [mese, setMese] = useState<Mese>(da);
  // What is left out is kept and not what is chosen: a run may become free while the proposal is read again.
  const [lasciati, setLasciati] = useState<readonly Processo['uid'][]>([]);
  const scegliMese = (altro: Mese) => {
    setMese(altro);
    setLasciati([]);
  };
  const query = useRoute(
    f24Routes.proponiF24,
    { body: { anno: mese.anno, mese: mese.mese, lasciati: [...lasciati] } },
    { staleTime: 0, ...(lasciati.length === 0 ? {} : { placeholderData: keepPreviousData }) },
  );
  return (
    <Pagina
      titolo="Nuovo F24"
      descrizione="Dalle elaborazioni contabilizzate di un mese"
      azioni={
        <SceltaMese
          valore={mese}
          onCambia={scegliMese}
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
          lasciati={lasciati}
          onLasciati={setLasciati}
          onCambia={scegliMese}
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
  lasciati,
  onLasciati,
  onCambia,
  onCreato,
  onAnnulla,
}: Omit<Props, 'di'> & {
  readonly mese: Mese;
  readonly proposta: Proposta;
  /** Free runs that stay out by choice. */
  readonly lasciati: readonly Processo['uid'][];
  readonly onLasciati: (lasciati: readonly Processo['uid'][]) => void;
  readonly onCambia: (mese: Mese) => void;
}) => {
  const precedente = addMesi(mese, -1);
  const liberi = proposta.processi.filter(({ f24 }) => f24 === null);
  const scelti = liberi.map(({ uid }) => uid).filter((uid) => !lasciati.includes(uid));
  if (proposta.processi.length === 0)
    return (
      <StatoVuoto
        titolo={`Nessuna elaborazione di ${formatMese(mese)}`}
        testo="Entrano nell'F24 le elaborazioni contabilizzate con gli adempimenti in questo mese."
        azione={
          precedente.anno >= PRIMO_ANNO_DENUNCE && (
            <Button onClick={() => onCambia(precedente)}>Guarda {formatMese(precedente)}</Button>
          )
        }
      />
    );
  const cambia = (uid: Processo['uid'], scelto: boolean) =>
    onLasciati(scelto ? lasciati.filter((altro) => altro !== uid) : [...lasciati, uid]);
  return (
    <SpaceBetween size="l">
      {proposta.inviato && (
        <Alert type="info">
          Un F24 di {formatMese(mese)} è già stato inviato: le elaborazioni contabilizzate dopo vanno in un altro.
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
                  ? `${quanti(numCedolini, 'cedolino', 'cedolini')}, pagamento ${formatGiorno(dataPagamento)}`
                  : `È già in "${f24.descrizione}"`
              }
              onChange={({ detail }) => cambia(uid, detail.checked)}
            >
              {idElaborazione} – {descrizione}
            </Checkbox>
          ))}
        </SpaceBetween>
      </Container>
      {liberi.length === 0 ? (
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onAnnulla}>Torna all'elenco</Button>
          {precedente.anno >= PRIMO_ANNO_DENUNCE && (
            <Button onClick={() => onCambia(precedente)}>Guarda {formatMese(precedente)}</Button>
          )}
        </SpaceBetween>
      ) : (
        <SpaceBetween size="l">
          <RigheProposte proposta={proposta} onRimetti={() => onLasciati([])} />
          <DatiF24 proposta={proposta} mese={mese} scelti={scelti} onCreato={onCreato} onAnnulla={onAnnulla} />
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
};
