/**
 * The way that tutorials show: Nest with TypeORM entities and their relations, `findAndCount`, class-transformer's
 * serializer, class-validator's pipe and a JWT secret as a string. It answers the page of newest au pairs with the same
 * fields, without match scores, blocks and saved people. On Fastify, which costs less than the usual Express.
 */
import 'reflect-metadata';
import {
  ClassSerializerInterceptor,
  Controller,
  Get,
  Module,
  Query,
  Req,
  UseGuards,
  ValidationPipe,
} from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { AuthGuard, PassportModule, PassportStrategy } from '@nestjs/passport';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { Exclude, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max } from 'class-validator';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { EntitySchema } from 'typeorm';

const { DATABASE_URL, PORT, SECRET = '' } = process.env;

/** @typedef {{ photos: string[], person: Person, reputation: Reputation }} AuPairColumns */

class Person {}
class Reputation {}
class AuPair {}
Exclude()(AuPair.prototype, 'lastName');
Exclude()(Person.prototype, 'id');

const columns = (/** @type {Record<string, string>} */ given) =>
  Object.fromEntries(
    Object.entries(given).map(([property, type]) => [
      property,
      { type: /** @type {never} */ (type), name: property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) },
    ]),
  );
const id = { type: /** @type {const} */ ('uuid'), primary: true };
const entities = [
  new EntitySchema({
    name: 'Person',
    target: Person,
    tableName: 'profiles',
    columns: { id, ...columns({ lastLoginDate: 'timestamptz', region: 'text' }) },
  }),
  new EntitySchema({
    name: 'Reputation',
    target: Reputation,
    tableName: 'profile_reputations',
    columns: {
      userId: { ...id, name: 'user_id' },
      ...columns({ verifiedAt: 'timestamptz', verifiedUntil: 'timestamptz', ratingAverage: 'numeric', ratingCount: 'integer', replyRate: 'smallint', replyMinutes: 'integer' }), // prettier-ignore
    },
  }),
  new EntitySchema(
    /** @type {import('typeorm').EntitySchemaOptions<AuPairColumns>} */ ({
      name: 'AuPair',
      target: AuPair,
      tableName: 'au_pair_profiles',
      columns: {
        id,
        ...columns({ firstName: 'text', lastName: 'text', nationality: 'text', age: 'integer', aboutMe: 'text', education: 'text', languages: 'text', availabilityDate: 'text', preferredDuration: 'text', preferredLocation: 'text', tagline: 'text', homeTown: 'text', hasPoliceCheck: 'boolean', hasWorkWithChildrenCheck: 'boolean', hasDrivingLicense: 'boolean', hasInfantExperience: 'boolean', active: 'boolean', createdAt: 'timestamptz' }), // prettier-ignore
        photos: { type: 'text', array: true },
      },
      relations: {
        person: { type: 'one-to-one', target: 'Person', joinColumn: { name: 'id' } },
        reputation: {
          type: 'one-to-one',
          target: 'Reputation',
          joinColumn: { name: 'id', referencedColumnName: 'userId' },
        },
      },
    }),
  ),
];

class SearchQuery {}
for (const decorate of [IsOptional(), IsIn(['newest'])]) decorate(SearchQuery.prototype, 'sort');
for (const decorate of [IsOptional(), Type(() => Number), IsInt(), Max(50)]) decorate(SearchQuery.prototype, 'limit');

class TokenStrategy extends PassportStrategy(Strategy) {
  constructor() {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: SECRET });
  }
  /** @param {{ sub: string }} claims */
  validate({ sub }) {
    return { userId: sub };
  }
}

class AuPairsController {
  /** @param {import('typeorm').DataSource} dataSource */
  constructor(dataSource) {
    this.auPairs = dataSource.getRepository('AuPair');
  }
  /** @param {{ limit?: number }} query */
  async search({ limit = 20 }) {
    const [items, total] = await this.auPairs.findAndCount({
      where: { active: true },
      relations: { person: true, reputation: true },
      order: { createdAt: 'DESC' },
      take: limit,
    });
    return { items, total };
  }
}
const search = /** @type {PropertyDescriptor} */ (
  Object.getOwnPropertyDescriptor(AuPairsController.prototype, 'search')
);
Reflect.defineMetadata('design:paramtypes', [SearchQuery, Object], AuPairsController.prototype, 'search');
Reflect.defineMetadata('self:paramtypes', [{ index: 0, param: getDataSourceToken() }], AuPairsController);
Query()(AuPairsController.prototype, 'search', 0);
Req()(AuPairsController.prototype, 'search', 1);
Get('newest')(AuPairsController.prototype, 'search', search);
UseGuards(AuthGuard('jwt'))(AuPairsController.prototype, 'search', search);
Controller()(AuPairsController);

class ReadyController {
  ready() {
    return {};
  }
}
Get('ready')(
  ReadyController.prototype,
  'ready',
  /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(ReadyController.prototype, 'ready')),
);
Controller()(ReadyController);

class TutorialModule {}
Module({
  imports: [PassportModule, TypeOrmModule.forRoot({ type: 'postgres', url: DATABASE_URL, entities })],
  controllers: [AuPairsController, ReadyController],
  providers: [TokenStrategy],
})(TutorialModule);

const app = await NestFactory.create(TutorialModule, new FastifyAdapter(), { logger: false });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }));
app.useGlobalInterceptors(new ClassSerializerInterceptor(app.get(Reflector)));
await app.listen(Number(PORT), '127.0.0.1');
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
