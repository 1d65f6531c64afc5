import { CreateTableCommand, DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { TABLE } from '../table.ts';

/** Creates the product's table in the embedded engine when it is not there yet. */
export const ensureTable = async (client: DynamoDBClient, name: string): Promise<void> => {
  const attributes = [
    TABLE.partitionKey,
    TABLE.sortKey,
    ...TABLE.indexes.flatMap((index) => [`${index}pk`, `${index}sk`]),
  ];
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: TABLE.partitionKey, KeyType: 'HASH' },
          { AttributeName: TABLE.sortKey, KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: TABLE.indexes.map((IndexName) => ({
          IndexName,
          KeySchema: [
            { AttributeName: `${IndexName}pk`, KeyType: 'HASH' },
            { AttributeName: `${IndexName}sk`, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...TABLE.indexAttributes] },
        })),
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error;
    return;
  }
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: TABLE.timeToLive, Enabled: true },
    }),
  );
};
