import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { DettaglioCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { domandeRoutes } from '#shared/contracts/cedolini/domande.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { hasVoci, tipoInParole } from '#shared/domain/elaborazione/elaborazione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { DomandeCedolino } from '#ui/cedolino/domande-cedolino.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { useSoggetto } from '#ui/frame.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { CorreggiCedolino } from '../correzione/correggi-cedolino.tsx';
import { CorrezioniCedolino } from '../correzione/correzioni-cedolino.tsx';
import { StampaCedolini } from '../processo/stampa-cedolini.tsx';
import { CedolinoSpiegato } from './cedolino-spiegato.tsx';
import { CreditoriCedolino } from './creditori-cedolino.tsx';
import { DatiCambiati } from './dati-cambiati.tsx';

interface Props {
  readonly uid: string;
  readonly processo: string;
  readonly onApri: (cedolino: string) => void;
  readonly onElenco: () => void;
}

/** One payslip, at an address of its own: of which run it is, every figure explained, the way to the ones before and after it in the list. */
export const CedolinoPage = ({ uid, processo: idProcesso, onApri, onElenco }: Props) => {
  // Asked for each time it is opened and kept no longer: a calculation may have made it another.
  const cedolino = useRoute(payslipRoutes.getCedolino, { body: { uid } }, { staleTime: 0, gcTime: 0 });
  const processo = useRoute(processiRoutes.getProcesso, { body: { uid: idProcesso } }, { staleTime: 0 });
  const nome = cedolino.data && nominativo(cedolino.data.storico.desCognome, cedolino.data.storico.desNome);
  useSoggetto(
    nome === undefined ? undefined : `Cedolino di ${nome}`,
    processo.data && { text: processo.data.DES_ELABORAZIONE, href: `#/cedolini?processo=${idProcesso}` },
  );
  const errore = cedolino.error ?? processo.error;
  if (errore || cedolino.data === undefined || processo.data === undefined)
    return (
      <Attesa
        errore={errore}
        onRiprova={() => {
          void cedolino.refetch();
          void processo.refetch();
        }}
      />
    );
  return (
    <Pagina
      titolo={`Cedolino di ${nome ?? ''}`}
      descrizione={`${cedolino.data.storico.desCf} · ${diChe(processo.data)}`}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onElenco}>Torna all'elaborazione</Button>
          <Button href={`#/anagrafe?persona=${cedolino.data.uidSubAnagrafe}`}>Apri la persona</Button>
          <StampaCedolini processo={processo.data} scelti={[cedolino.data]} />
          <Correggi processo={processo.data} dettaglio={cedolino.data} />
          <Vicini uid={uid} onApri={onApri} />
        </SpaceBetween>
      }
    >
      <DomicilioFiscale persona={cedolino.data.uidSubAnagrafe} anno={cedolino.data.annoFiscale} />
      <CreditoriCedolino uid={uid} processo={idProcesso} />
      <CorrezioniCedolino uid={uid} netto={cedolino.data.netto} />
      <DatiCambiati processo={processo.data} persona={cedolino.data.uidSubAnagrafe} />
      <CedolinoSpiegato key={`${uid} ${cedolino.data.versione}`} dettaglio={cedolino.data} />
      {cedolino.data.cedolino !== null && (
        <DomandeCedolino key={`domande ${uid}`} uid={uid} rotta={domandeRoutes.getRisposte} />
      )}
    </Pagina>
  );
};

/** The town that the surtaxes of the year follow: the domicile of 1 January, as the registry has it today. */
const DomicilioFiscale = ({ persona, anno }: { readonly persona: string; readonly anno: number }) => {
  const { data } = useRoute(anagrafeRoutes.getPersona, { params: { uid: persona } });
  if (data === undefined || data.tipoSoggetto === 'ENTE') return null;
  const primo = `${anno}-01-01`;
  const domicilio = data.domicili.filter(({ dal }) => dal <= primo).toSorted((a, b) => (a.dal < b.dal ? 1 : -1))[0];
  return (
    <Box color="text-body-secondary">
      Domicilio fiscale al {formatGiorno(primo)}: {domicilio?.desComuneDomf ?? 'non indicato in anagrafe'}
    </Box>
  );
};

/** Only what is sealed is corrected by another run; what is not is changed where it is. */
const Correggi = ({ processo, dettaglio }: { readonly processo: Processo; readonly dettaglio: DettaglioCedolino }) => {
  const [aperta, setAperta] = useState(false);
  if (processo.STATUS !== 'CONTABILIZZATO' || !hasVoci(processo.TIPO_ELABORAZIONE)) return null;
  return (
    <>
      <Button onClick={() => setAperta(true)}>Correggi…</Button>
      {aperta && <CorreggiCedolino processo={processo} dettaglio={dettaglio} onChiudi={() => setAperta(false)} />}
    </>
  );
};

const diChe = ({
  DES_ELABORAZIONE,
  TIPO_ELABORAZIONE,
  annoConguagliato,
  ANNO,
  MESE,
  dataPagamento,
  simulazione,
}: Processo): string =>
  [
    DES_ELABORAZIONE,
    simulazione ? 'simulazione' : tipoInParole(TIPO_ELABORAZIONE, annoConguagliato),
    formatMese({ anno: ANNO, mese: MESE }),
    `pagamento ${formatGiorno(dataPagamento)}`,
  ].join(' · ');

/** The payslips before and after one of the run, by surname and name. */
const Vicini = ({ uid, onApri }: Pick<Props, 'uid' | 'onApri'>) => {
  const { data } = useRoute(payslipRoutes.getVicini, { body: { uid } }, { staleTime: 0 });
  // They keep their place while they are looked for.
  const { prima, dopo } = data ?? { prima: null, dopo: null };
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button iconName="angle-left" disabled={prima === null} onClick={() => prima && onApri(prima)}>
        Precedente
      </Button>
      <Button iconName="angle-right" iconAlign="right" disabled={dopo === null} onClick={() => dopo && onApri(dopo)}>
        Successivo
      </Button>
    </SpaceBetween>
  );
};
