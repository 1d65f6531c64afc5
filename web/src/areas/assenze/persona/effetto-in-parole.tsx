import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { keepPreviousData } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import type {
  AssenzaInput,
  ConteggioAssenza,
  LimiteAssenza,
  TipoAssenzaVisto,
} from '#shared/contracts/assenze/assenze.ts';
import { effettoAssenzaRoutes, type EffettoProvato } from '#shared/contracts/assenze/effetto-assenza.ts';
import { formatAliquota, UNO } from '#shared/money/centesimi.ts';
import { quanti } from '#ui/formati.ts';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { Segno } from '#ui/segno.tsx';
import { limiteInParole, quantita, residuoInParole } from '../quantita.ts';

const percento = (aliquota: number): string => {
  if (aliquota === UNO) return 'a paga intera';
  return aliquota === 0 ? 'senza paga' : `al ${formatAliquota(aliquota).replace(',00', '')}`;
};

/** What the payslip makes of a saved absence, in one sentence. */
export const effettoInParole = ({
  numGiorni,
  numOre,
  effetto: { giorni, numGiorniSenzaAccessorio, avvisi, conteggio },
}: Omit<EffettoProvato, 'limite'>): string =>
  [
    `Contano ${quantita(conteggio === 'ORE' ? (numOre ?? 0) : numGiorni, conteggio)}`,
    ...giorni.map((parte) => `${quanti(parte.numGiorni, 'giorno', 'giorni')} ${percento(parte.aliquota)}`),
    ...(numGiorniSenzaAccessorio > 0
      ? [`${quanti(numGiorniSenzaAccessorio, 'giorno', 'giorni')} senza RPD o CIA`]
      : []),
    ...avvisi,
  ].join('; ');

/** What is asked of the archive until the form can be read: nothing, since it is not asked. */
const VUOTA: AssenzaInput = {
  codTipoAssenza: '',
  datInizio: '',
  datFine: '',
  numOre: null,
  codMotivo: null,
  datNascitaFiglio: null,
  numCertificato: '',
  datCertificato: null,
  note: '',
};

/** Of the days as they are written; why they cannot be, or what is still to be written. */
const effettoProvato = (provata: EffettoProvato | undefined, errore: Error | null): string => {
  if (provata !== undefined) return effettoInParole({ ...provata, effetto: { ...provata.effetto, avvisi: [] } });
  return errore?.message ?? 'Si legge qui quando i giorni sono scritti.';
};

/** The days had of a limit and those left of it, in words. */
const limiteEResto = (limite: LimiteAssenza | null, conteggio: ConteggioAssenza): string => {
  if (limite === null) return 'Nessun limite di legge';
  const detto = limiteInParole(limite, conteggio);
  return limite.contatore === 'EVENTO' ? detto : `${detto}: ${residuoInParole(limite, conteggio)}`;
};

interface Props {
  readonly tipo: TipoAssenzaVisto;
  readonly modulo: ControlloModulo<AssenzaInput>;
  readonly uidSubAnagrafe: string;
  /** The absence that is being changed. */
  readonly uid: string | undefined;
}

/** What the kind does to pay, and what an absence of the days being written would do, before it is saved. */
export const EffettoAssenza = ({ tipo, modulo, uidSubAnagrafe, uid }: Props) => {
  const scritta = modulo.schema.safeParse(useWatch({ control: modulo.form.control }));
  const { data, error } = useRoute(
    effettoAssenzaRoutes.tryAssenza,
    { body: { ...(scritta.data ?? VUOTA), uidSubAnagrafe, ...(uid === undefined ? {} : { uid }) } },
    { enabled: scritta.success, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const provata = scritta.success && error === null ? data : undefined;
  return (
    <Container header={<Header variant="h2">Effetto sulla paga</Header>}>
      <SpaceBetween size="m">
        <KeyValuePairs
          columns={1}
          items={[
            { label: 'Che cosa prevede il contratto', value: tipo.paga || 'Non prevista' },
            {
              label: 'Goduti e restanti a oggi',
              value: limiteEResto(tipo.limite, tipo.conteggio),
            },
            { label: 'Questa assenza', value: effettoProvato(provata, error) },
            ...(provata === undefined || provata.limite === null
              ? []
              : [
                  {
                    label: 'Goduti e restanti con questa assenza',
                    value: limiteEResto(provata.limite, provata.effetto.conteggio),
                  },
                ]),
            { label: 'Nella denuncia mensile', value: tipo.denuncia },
            {
              label: 'Norma',
              value: (
                <>
                  {tipo.norme.join('; ')}
                  {!tipo.confermata && (
                    <Box>
                      <Segno type="warning">Non ancora verificata sul testo ufficiale</Segno>
                    </Box>
                  )}
                </>
              ),
            },
          ]}
        />
        {provata?.effetto.avvisi.map((avviso) => (
          <Alert key={avviso} type="warning">
            {avviso}
          </Alert>
        ))}
      </SpaceBetween>
    </Container>
  );
};
