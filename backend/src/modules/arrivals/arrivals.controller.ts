import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { ArrivalDayService } from './arrival-day/arrival-day.service.js';
import { ArrivalTaskInput, ArrivedInput, CheckInInput, FlightInput, PickUpInput } from './arrival-input.dto.js';
import { ArrivalPlanDto, ArrivalSummaries } from './arrival.dto.js';
import { ArrivalsService } from './arrivals.service.js';
import { CHECK_IN_DAYS } from './check-ins/check-in-steps.js';
import { CheckInsService } from './check-ins/check-ins.service.js';
import { FlightsService } from './flights/flights.service.js';
import { ArrivalTasksService } from './tasks/arrival-tasks.service.js';
import { TASK_KEYS, type TaskKey } from './tasks/arrival-tasks.js';
import { ENDING_TASK_KEYS, type EndingTaskKey } from './tasks/ending-tasks.js';

@ApiTags('Arrivals')
@Controller('arrivals')
export class ArrivalsController {
  constructor(
    private readonly arrivals: ArrivalsService,
    private readonly tasks: ArrivalTasksService,
    private readonly flights: FlightsService,
    private readonly checkIns: CheckInsService,
    private readonly arrivalDay: ArrivalDayService,
  ) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List my placements that are ahead, in progress or have just ended, with what is next in their plans',
  })
  listArrivals(@CurrentUser() user: Identity): Promise<ArrivalSummaries> {
    return this.arrivals.list(user);
  }

  @Get(':agreementId')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read the arrival plan of my placement',
    description:
      'Tasks of both sides, the flight and the pick-up, your own check-ins, and the tasks of the end once it is near. A co-parent gets no check-ins.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getArrivalPlan(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
  ): Promise<ArrivalPlanDto> {
    return this.arrivals.read(agreementId, user);
  }

  @Put(':agreementId/tasks/:key')
  @Access('signed-in')
  @RateLimit('write')
  @ApiParam({ name: 'key', enum: [...TASK_KEYS, ...ENDING_TASK_KEYS] })
  @ApiOperation({
    summary: 'Tick one of my tasks',
    description: 'Of the arrival or of the end of the placement. Either side can tick shared tasks.',
  })
  @ApiErrors('validation_failed', 'not_found')
  async setArrivalTask(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Param('key') key: TaskKey | EndingTaskKey,
    @Body() { state }: ArrivalTaskInput,
  ): Promise<ArrivalPlanDto> {
    await this.tasks.set(agreementId, user.userId, key, state);
    return this.arrivals.read(agreementId, user);
  }

  @Put(':agreementId/flight')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Enter or change my flight', description: 'For the au pair. The family is notified.' })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  async setFlight(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Body() input: FlightInput,
  ): Promise<ArrivalPlanDto> {
    await this.flights.setFlight(agreementId, user.userId, input);
    return this.arrivals.read(agreementId, user);
  }

  @Delete(':agreementId/flight')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Remove my flight', description: 'For the au pair. The family is notified.' })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  async removeFlight(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
  ): Promise<ArrivalPlanDto> {
    await this.flights.removeFlight(agreementId, user.userId);
    return this.arrivals.read(agreementId, user);
  }

  @Put(':agreementId/pick-up')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Say who picks the au pair up, and where', description: 'For the family.' })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition', 'stale_edit')
  async setPickUp(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Body() input: PickUpInput,
  ): Promise<ArrivalPlanDto> {
    await this.flights.setPickUp(agreementId, user.userId, input);
    return this.arrivals.read(agreementId, user);
  }

  @Put(':agreementId/arrived')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Say that the au pair has arrived',
    description: 'From the planned day on. One answer of either of the two is enough.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition')
  async setArrived(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Body() { hasArrived }: ArrivedInput,
  ): Promise<ArrivalPlanDto> {
    await this.arrivalDay.set(agreementId, user.userId, hasArrived);
    return this.arrivals.read(agreementId, user);
  }

  @Put(':agreementId/check-ins/:day')
  @Access('signed-in')
  @RateLimit('write')
  @ApiParam({ name: 'day', type: 'integer', enum: [...CHECK_IN_DAYS], example: 7 })
  @ApiOperation({
    summary: 'Answer one of my check-ins',
    description:
      'The other side never sees the answer. A note, and the answer `help`, become a request for help that only you and our team read.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invalid_state_transition', 'support_request_full')
  async answerCheckIn(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Param('day') day: string,
    @Body() input: CheckInInput,
  ): Promise<ArrivalPlanDto> {
    await this.checkIns.answer(agreementId, user.userId, day, input);
    return this.arrivals.read(agreementId, user);
  }
}
